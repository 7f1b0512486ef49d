-- The numbers of the second player's hands that are ahead of, level with and behind the first player's hand now
-- Grain: one row in all
-- Reads: standing_counts
-- Engine: duckdb

SELECT s.name, s.hands, s.ahead, s.level, s.behind, s.chance_ahead
FROM standing_counts AS s
WHERE s.grouped_by = 'total';
