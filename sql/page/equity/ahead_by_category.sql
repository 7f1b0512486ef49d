-- Which made hands of the second player are ahead of the first player's now
-- Grain: one row per category
-- Reads: standing_counts
-- Engine: duckdb

SELECT s.name AS category, s.hands, s.ahead, s.level, s.behind
FROM standing_counts AS s
WHERE s.grouped_by = 'category'
ORDER BY s.place;
