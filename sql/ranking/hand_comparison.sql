-- Hands of a game from best to worst, and the card or group by which each beats the next
-- Grain: one row per hand that can be ranked
-- Columns:
--   place: 1 is the best; equal hands share a place
--   hand: all cards, in the order of card_id
--   decided_by: 'kicker King over Queen', 'category Straight over Two Pair'; 'split' for equal hands, '' for the last
-- Reads: categories, hand_classes, hand_ranks, ranks

DROP VIEW IF EXISTS hand_comparison;

CREATE VIEW hand_comparison AS
WITH
-- One row per hand: its place; hands is how many hands share the place; rank_after is the next hand's rank (0 if none)
hands AS (
    SELECT
        h.game_id,
        h.player_id,
        h.hand,
        h.best_five,
        h.hand_rank,
        DENSE_RANK() OVER (PARTITION BY h.game_id ORDER BY h.hand_rank) AS place,
        COUNT(*) OVER (PARTITION BY h.game_id, h.hand_rank) AS hands,
        COALESCE(LEAD(h.hand_rank) OVER (PARTITION BY h.game_id ORDER BY h.hand_rank, h.player_id), 0) AS rank_after
    FROM hand_ranks AS h
),

-- One row per hand: next_rank is the hand_rank of the next place (0 after the last place)
places AS (
    SELECT
        h.*,
        MAX(CASE WHEN h.rank_after > h.hand_rank THEN h.rank_after ELSE 0 END)
            OVER (PARTITION BY h.game_id, h.place)
            AS next_rank
    FROM hands AS h
),

-- One row per hand: deciding_group is the first group that differs from the hand of the next place: 0 is the category,
-- 3 is any group after the second. higher_rank and lower_rank are the ranks of this group in the two hands
deciders AS (
    SELECT
        p.game_id,
        p.player_id,
        p.place,
        p.hand,
        p.best_five,
        p.hands,
        p.next_rank,
        h.hand_points,
        h.category,
        h.description,
        n.category AS next_category,
        CASE
            WHEN h.hand_points <> n.hand_points THEN 0
            WHEN h.rank_1 <> n.rank_1 THEN 1
            WHEN h.rank_2 <> n.rank_2 THEN 2
            ELSE 3
        END AS deciding_group,
        CASE
            WHEN h.rank_1 <> n.rank_1 THEN h.rank_1
            WHEN h.rank_2 <> n.rank_2 THEN h.rank_2
            WHEN h.rank_3 <> n.rank_3 THEN h.rank_3
            WHEN h.rank_4 <> n.rank_4 THEN h.rank_4
            ELSE h.rank_5
        END AS higher_rank,
        CASE
            WHEN h.rank_1 <> n.rank_1 THEN n.rank_1
            WHEN h.rank_2 <> n.rank_2 THEN n.rank_2
            WHEN h.rank_3 <> n.rank_3 THEN n.rank_3
            WHEN h.rank_4 <> n.rank_4 THEN n.rank_4
            ELSE n.rank_5
        END AS lower_rank
    FROM places AS p
    INNER JOIN hand_classes AS h ON p.hand_rank = h.hand_rank
    LEFT JOIN hand_classes AS n ON p.next_rank = n.hand_rank
)

SELECT
    d.game_id,
    d.player_id,
    d.place,
    d.hand,
    d.best_five,
    d.category,
    d.description,
    CASE
        WHEN d.hands > 1 THEN 'split'
        WHEN d.next_rank = 0 THEN ''
        WHEN d.deciding_group = 0 THEN 'category ' || d.category || ' over ' || d.next_category
        WHEN d.deciding_group = 1 AND c.largest_group > 1 THEN c.leader || ' ' || r.plural || ' over ' || n.plural
        WHEN d.deciding_group = 1 THEN c.leader || ' ' || r.name || ' over ' || n.name
        WHEN d.deciding_group = 2 AND c.second_group > 1 THEN c.follower || ' ' || r.plural || ' over ' || n.plural
        ELSE 'kicker ' || r.name || ' over ' || n.name
    END AS decided_by
FROM deciders AS d
INNER JOIN categories AS c ON d.hand_points = c.hand_points
LEFT JOIN ranks AS r ON d.higher_rank = r.rank
LEFT JOIN ranks AS n ON d.lower_rank = n.rank;
