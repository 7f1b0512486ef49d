-- The ranks of hands by key in the game of an equity question
-- Grain: one row per key, as in hand_keys; next_game.sql puts in those of another game's rules
-- Reads: hand_keys
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS equity_keys;

CREATE TABLE equity_keys AS
SELECT k.hand_key, k.cards, k.hand_rank FROM hand_keys AS k;
