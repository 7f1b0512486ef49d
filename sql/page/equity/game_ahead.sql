-- How many hands are ahead of the first player's now in a game without ranges
-- Grain: one row in all
-- Reads: game_standing_counts
-- Source: pokersql
-- Engine: duckdb

SELECT s.name, s.hands, s.ahead, s.level, s.behind, s.chance_ahead
FROM game_standing_counts AS s
WHERE s.grouped_by = 'total';
