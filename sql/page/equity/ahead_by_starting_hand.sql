-- The numbers of the second player's hands that are ahead, level and behind now, by starting hand
-- Grain: one row per starting hand
-- Reads: standing_counts
-- Engine: duckdb

SELECT s.name AS starting_hand, s.hands, s.ahead, s.level, s.behind
FROM standing_counts AS s
WHERE s.grouped_by = 'class'
ORDER BY s.place;
