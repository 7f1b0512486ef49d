-- How the equity of each game is computed, from the rows of games and judges
-- Grain: one row per game
-- Reads: game_methods
-- Source: sql/showdowns/game_methods.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_methods AS
SELECT m.*
FROM game_methods AS m
ORDER BY m.game;
