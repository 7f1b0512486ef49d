-- The game of an equity question
-- Grain: one row in all; yours to UPDATE
-- Columns:
--   game: see games; hold'em-like ones take ranges after next_game.sql, game_equity answers for the others
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

DROP TABLE IF EXISTS equity_game;

CREATE TABLE equity_game (
    game TEXT NOT NULL
);

INSERT INTO equity_game (game)
SELECT 'holdem' AS game;
