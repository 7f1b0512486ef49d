-- The numbers of the second player's hands that are ahead, level and behind now, by the category of the hand
-- Grain: one row per category
-- Reads: standing_counts
-- Engine: duckdb

SELECT s.name AS category, s.hands, s.ahead, s.level, s.behind
FROM standing_counts AS s
WHERE s.grouped_by = 'category'
ORDER BY s.place;
