-- The hands of a game from best to worst, and what decided each against the next
-- Grain: one row per hand of a game; decided_by is 'split' where hands tie, empty if a hand is last alone
-- Reads: categories, hand_classes, hand_ranks, ranks
-- Source: the Director article compares two hands

DROP VIEW IF EXISTS hand_comparison;

CREATE VIEW hand_comparison AS
WITH
-- One row per hand: its place
placed AS (
    SELECT
        h.game_id,
        h.player_id,
        h.hand,
        h.best_five,
        h.hand_rank,
        DENSE_RANK() OVER (PARTITION BY h.game_id ORDER BY h.hand_rank) AS place
    FROM hand_ranks AS h
),

-- One row per place of a game: how many share it, and the next place's rank (0 after the last)
places AS (
    SELECT
        p.game_id,
        p.place,
        p.hand_rank,
        COUNT(*) AS hands,
        COALESCE(LEAD(p.hand_rank) OVER (PARTITION BY p.game_id ORDER BY p.place), 0) AS next_rank
    FROM placed AS p
    GROUP BY p.game_id, p.place, p.hand_rank
),

-- One row per place: the first group in which its hand and the next differ (0: their categories differ)
decided AS (
    SELECT
        p.game_id,
        p.place,
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
            WHEN h.rank_3 <> n.rank_3 THEN 3
            WHEN h.rank_4 <> n.rank_4 THEN 4
            ELSE 5
        END AS deciding_group,
        h.rank_1,
        h.rank_2,
        h.rank_3,
        h.rank_4,
        h.rank_5,
        n.rank_1 AS next_1,
        n.rank_2 AS next_2,
        n.rank_3 AS next_3,
        n.rank_4 AS next_4,
        n.rank_5 AS next_5
    FROM places AS p
    INNER JOIN hand_classes AS h ON p.hand_rank = h.hand_rank
    LEFT JOIN hand_classes AS n ON p.next_rank = n.hand_rank
),

-- One row per place: the ranks that decided
deciders AS (
    SELECT
        d.*,
        CASE d.deciding_group
            WHEN 1 THEN d.rank_1 WHEN 2 THEN d.rank_2 WHEN 3 THEN d.rank_3 WHEN 4 THEN d.rank_4 ELSE d.rank_5
        END AS rank,
        CASE d.deciding_group
            WHEN 1 THEN d.next_1 WHEN 2 THEN d.next_2 WHEN 3 THEN d.next_3 WHEN 4 THEN d.next_4 ELSE d.next_5
        END AS next_rank_value
    FROM decided AS d
)

SELECT
    p.game_id,
    p.player_id,
    p.place,
    p.hand,
    p.best_five,
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
FROM placed AS p
INNER JOIN deciders AS d ON p.game_id = d.game_id AND p.place = d.place
INNER JOIN categories AS c ON d.hand_points = c.hand_points
LEFT JOIN ranks AS r ON d.rank = r.rank
LEFT JOIN ranks AS n ON d.next_rank_value = n.rank;
