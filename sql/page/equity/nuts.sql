-- The best hands that the second player can have now
-- Grain: one row per hand_rank, ordered from the best; only the ten best ranks have rows
-- Reads: nuts
-- Engine: duckdb

SELECT n.place, n.category, n.description, n.hand_rank, n.combinations, n.example, n.standing
FROM nuts AS n
ORDER BY n.place
LIMIT 10;
