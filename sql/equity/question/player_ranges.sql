-- The hand or range of each player of an equity question; a single player plays against a random hand
-- Grain: one row per player; you insert the rows, and equity.sql and unload_equity.sql keep them
-- Columns:
--   player_id: 1, 2, ... without gaps
--   hand_range: a hand (AhKh) or a range (QQ+,AKs:0.5); sql/equity/README.md has the syntax
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS player_ranges (
    player_id BIGINT NOT NULL PRIMARY KEY,
    hand_range TEXT NOT NULL
);
