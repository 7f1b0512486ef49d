-- What the first player's one hand is now
-- Grain: one row in all, none for a range
-- Reads: equity_classes, hands_now
-- Source: pokersql
-- Engine: duckdb

SELECT
    n.hole,
    n.category,
    n.description,
    n.hand_rank,
    (SELECT MAX(c.hand_rank) FROM equity_classes AS c) AS worst_rank
FROM hands_now AS n
WHERE n.seat = 1
QUALIFY COUNT(*) OVER () = 1;
