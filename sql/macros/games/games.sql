-- The games: how many cards a player has and must use, and the rules that decide the pot
-- Grain: one row per game
-- Reads: games
-- Engine: duckdb

CREATE TABLE pokersql.games AS
SELECT g.*
FROM games AS g
ORDER BY g.game;
