-- The best hands that the second player can have now
-- Grain: one row per hand_rank, for the ten best at most
-- Reads: nuts
-- Engine: duckdb

SELECT n.place, n.category, n.description, n.hand_rank, n.combinations, n.example, n.standing
FROM nuts AS n
ORDER BY n.place
LIMIT 10;
