-- The 7,462 classes of hands, by category
-- Grain: one row per category, ordered from the best
-- Reads: hand_classes
-- Engine: duckdb

SELECT c.category, COUNT(*) AS classes, MIN(c.hand_rank) AS best, MAX(c.hand_rank) AS worst
FROM hand_classes AS c
GROUP BY c.category
ORDER BY best;
