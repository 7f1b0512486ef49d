-- What the first player's hand is now in a game without ranges
-- Grain: one row in all
-- Reads: class_ranks, game_givens, game_hands_now
-- Source: pokersql
-- Engine: duckdb

SELECT
    h.category,
    h.description,
    h.hand_rank,
    (
        SELECT MAX(c.hand_rank)
        FROM game_givens AS g
        INNER JOIN class_ranks AS c ON g.high_rules = c.rules
    ) AS worst_rank
FROM game_hands_now AS h
WHERE h.seat = 1 AND h.card IS NULL;
