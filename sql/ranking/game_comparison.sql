-- Hands of a game from best to worst by the game's rules, and the card or group by which each beats the next
-- Grain: one row per hand and half of game_ranks
-- Columns:
--   place: 1 is the best in this half; equal hands share a place
--   decided_by: as in hand_comparison; 'split' for equal hands, '' for the last and for hands that do not qualify
-- Reads: category_words, class_ranks, game_ranks, ranks, rule_categories

-- hand_comparison does the same by the standard rules. decided_by names the better hand's rank first, even if lower
-- ranks win: 'kicker Two over Three'. An ace that is read as 1 is named Ace.

DROP VIEW IF EXISTS game_comparison;

CREATE VIEW game_comparison AS
WITH
-- One row per hand and half: its place; hands is how many hands share the place; number is 1 for the first of them
hands AS (
    SELECT
        r.game_id,
        r.player_id,
        r.half,
        r.rules,
        r.best_hand,
        r.hand_key,
        r.hand_rank,
        DENSE_RANK() OVER (
            PARTITION BY r.game_id, r.half ORDER BY CASE WHEN r.hand_rank > 0 THEN 0 ELSE 1 END, r.hand_rank
        ) AS place,
        COUNT(*) OVER (PARTITION BY r.game_id, r.half, r.hand_rank) AS hands,
        ROW_NUMBER() OVER (PARTITION BY r.game_id, r.half, r.hand_rank ORDER BY r.player_id) AS number
    FROM game_ranks AS r
),

-- One row per hand and half: its class, and the class of a hand in the next place (NULL after the last place)
pairs AS (
    SELECT
        h.game_id,
        h.player_id,
        h.half,
        h.rules,
        h.place,
        h.best_hand,
        h.hands,
        h.hand_rank,
        c.category,
        c.description,
        n.category AS next_category,
        CASE WHEN c.rank_1 <> n.rank_1 THEN 1 WHEN c.rank_2 <> n.rank_2 THEN 2 ELSE 3 END AS deciding_group,
        CASE
            WHEN c.rank_1 <> n.rank_1 THEN c.rank_1
            WHEN c.rank_2 <> n.rank_2 THEN c.rank_2
            WHEN c.rank_3 <> n.rank_3 THEN c.rank_3
            WHEN c.rank_4 <> n.rank_4 THEN c.rank_4
            ELSE c.rank_5
        END AS better_rank,
        CASE
            WHEN c.rank_1 <> n.rank_1 THEN n.rank_1
            WHEN c.rank_2 <> n.rank_2 THEN n.rank_2
            WHEN c.rank_3 <> n.rank_3 THEN n.rank_3
            WHEN c.rank_4 <> n.rank_4 THEN n.rank_4
            ELSE n.rank_5
        END AS worse_rank
    FROM hands AS h
    INNER JOIN class_ranks AS c ON h.rules = c.rules AND h.hand_key = c.hand_key
    LEFT JOIN hands AS b ON h.game_id = b.game_id AND h.half = b.half AND b.place = h.place + 1 AND b.number = 1
    LEFT JOIN class_ranks AS n ON b.rules = n.rules AND b.hand_key = n.hand_key
)

SELECT
    p.game_id,
    p.player_id,
    p.half,
    p.place,
    p.best_hand,
    p.category,
    p.description,
    CASE
        WHEN p.hand_rank IS NULL THEN ''
        WHEN p.hands > 1 THEN 'split'
        WHEN p.next_category IS NULL THEN ''
        WHEN p.category <> p.next_category THEN 'category ' || p.category || ' over ' || p.next_category
        WHEN p.deciding_group = 1 AND c.largest_group > 1 THEN w.leader || ' ' || b.plural || ' over ' || n.plural
        WHEN p.deciding_group = 1 THEN w.leader || ' ' || b.name || ' over ' || n.name
        WHEN p.deciding_group = 2 AND c.second_group > 1 THEN w.follower || ' ' || b.plural || ' over ' || n.plural
        ELSE 'kicker ' || b.name || ' over ' || n.name
    END AS decided_by
FROM pairs AS p
LEFT JOIN rule_categories AS c ON p.rules = c.rules AND p.category = c.category
LEFT JOIN category_words AS w ON p.category = w.category
LEFT JOIN ranks AS b ON CASE p.better_rank WHEN 1 THEN 14 ELSE p.better_rank END = b.rank
LEFT JOIN ranks AS n ON CASE p.worse_rank WHEN 1 THEN 14 ELSE p.worse_rank END = n.rank;
