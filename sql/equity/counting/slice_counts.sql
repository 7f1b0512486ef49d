-- How often each starting hand wins and ties on the boards of each slice
-- Grain: one row per slice and starting hand
-- Columns:
--   starting_hand: AA, AKs, AKo
--   boards: boards of the slice that share no card with a combination, summed over its combinations
--   wins: opposing hole cards beaten, summed over these combinations and boards
--   ties: opposing hole cards tied with, summed in the same way
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE slice_counts (
    starting_hand TEXT NOT NULL,
    boards BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
