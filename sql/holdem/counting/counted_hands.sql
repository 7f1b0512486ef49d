-- What each starting hand won and tied on the boards that were counted so far
-- Grain: one row per slice and starting hand
-- Columns:
--   starting_hand: AA, AKs, AKo
--   boards: how many came, over all its combinations
--   wins: against each other hand on each board
--   ties: likewise
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS counted_hands;

CREATE TABLE counted_hands (
    starting_hand TEXT NOT NULL,
    boards BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
