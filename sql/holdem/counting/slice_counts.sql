-- How often each starting hand wins and ties on the boards of each slice
-- Grain: one row per slice and starting hand
-- Columns:
--   starting_hand: AA, AKs, AKo
--   boards: how many boards leave its combinations, added over these
--   wins: how many other hole cards they beat on these boards
--   ties: how many they tie with
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS slice_counts;

CREATE TABLE slice_counts (
    starting_hand TEXT NOT NULL,
    boards BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
