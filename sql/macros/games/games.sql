-- The games: the numbers of cards that a player has and must use, and the rules that decide who wins the pot
-- Grain: one row per game
-- Reads: games
-- Engine: duckdb

CREATE TABLE pokersql.games AS
SELECT g.*
FROM games AS g
ORDER BY g.game;
