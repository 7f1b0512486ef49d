-- What the first player's one hand is now, and the hands next to it in rank
-- Grain: one row in all, none for a range
-- Reads: equity_classes, hands_now
-- Source: pokersql
-- Engine: duckdb

SELECT
    n.hole,
    n.category,
    n.description,
    n.hand_rank,
    (SELECT MAX(c.hand_rank) FROM equity_classes AS c) AS worst_rank,
    b.description AS next_better,
    w.description AS next_worse
FROM hands_now AS n
LEFT JOIN equity_classes AS b ON n.hand_rank = b.hand_rank + 1
LEFT JOIN equity_classes AS w ON n.hand_rank = w.hand_rank - 1
WHERE n.seat = 1
QUALIFY COUNT(*) OVER () = 1;
