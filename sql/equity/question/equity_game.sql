-- The game of an equity question
-- Grain: one row in all; update it to choose the game
-- Columns:
--   game: a name in games; game_methods says which games take ranges
-- Engine: duckdb

CREATE OR REPLACE TABLE equity_game (
    game TEXT NOT NULL
);

INSERT INTO equity_game (game)
SELECT 'holdem' AS game;
