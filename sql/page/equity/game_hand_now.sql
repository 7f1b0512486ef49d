-- What the first player's hand is now in a game without ranges, and the hands next to it in rank
-- Grain: one row in all
-- Reads: class_ranks, game_givens, game_hands_now
-- Source: pokersql
-- Engine: duckdb

WITH
-- One row per hand_rank: what a hand of it is called
names AS (
    SELECT c.hand_rank, MIN(c.description) AS description
    FROM game_givens AS g
    INNER JOIN class_ranks AS c ON g.high_rules = c.rules
    GROUP BY c.hand_rank
)

SELECT
    h.category,
    h.description,
    h.hand_rank,
    (SELECT MAX(n.hand_rank) FROM names AS n) AS worst_rank,
    b.description AS next_better,
    w.description AS next_worse
FROM game_hands_now AS h
LEFT JOIN names AS b ON h.hand_rank = b.hand_rank + 1
LEFT JOIN names AS w ON h.hand_rank = w.hand_rank - 1
WHERE h.seat = 1 AND h.card IS NULL;
