-- The game of an equity question
-- Grain: one row in all; update it to choose the game
-- Columns:
--   game: the name of a game in games; game_methods has the games for which equity can be computed
-- Engine: duckdb

CREATE OR REPLACE TABLE equity_game (
    game TEXT NOT NULL
);

INSERT INTO equity_game (game)
SELECT 'holdem' AS game;
