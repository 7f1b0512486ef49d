-- How often each starting hand wins and ties against all opposing hole cards, on the boards of each slice
-- Grain: one row per slice and starting hand
-- Columns:
--   starting_hand: AA, AKs or AKo
--   boards: the number of pairs (board of the slice, combination of the starting hand) without a common card
--   wins: the number of opposing hole cards that the combination beats on the board, summed over these pairs
--   ties: the number of opposing hole cards that tie with the combination on the board, summed over these pairs
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE slice_counts (
    starting_hand TEXT NOT NULL,
    boards BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
