-- Which made hands are ahead of the first player's now in a game without ranges
-- Grain: one row per category
-- Reads: game_standing_counts
-- Source: pokersql
-- Engine: duckdb

SELECT s.name AS category, s.hands, s.ahead, s.level, s.behind
FROM game_standing_counts AS s
WHERE s.grouped_by = 'category'
ORDER BY s.place;
