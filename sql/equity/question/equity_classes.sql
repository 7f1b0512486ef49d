-- What the ranks are called in the game of an equity question
-- Grain: one row per hand_rank; next_game.sql puts in those of another game's rules
-- Reads: hand_classes
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS equity_classes;

CREATE TABLE equity_classes AS
SELECT c.hand_rank, c.hand_points, c.category, c.description FROM hand_classes AS c;
