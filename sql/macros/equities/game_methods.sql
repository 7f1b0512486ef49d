-- The traits of each game that decide how its equity is computed
-- Grain: one row per game
-- Reads: game_methods
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_methods AS
SELECT m.*
FROM game_methods AS m
ORDER BY m.game;
