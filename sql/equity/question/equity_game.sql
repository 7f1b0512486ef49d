-- The game of an equity question
-- Grain: one row in all; yours to UPDATE
-- Columns:
--   game: see games; game_methods says which take ranges
-- Engine: duckdb

CREATE OR REPLACE TABLE equity_game (
    game TEXT NOT NULL
);

INSERT INTO equity_game (game)
SELECT 'holdem' AS game;
