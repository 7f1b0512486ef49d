-- How flushes of one suit change the numbers of wins and ties of two hands, on the boards of each slice
-- Grain: one row per slice, first_holding and second_holding
-- Columns:
--   slice: as in flush_boards
--   first_holding: suit_holdings.holding of the first hand
--   second_holding: suit_holdings.holding of the second hand, not above first_holding
--   wins: the boards that the first hand wins - the boards that it would win without flushes
--   ties: the boards that both hands split - the boards that both would split without flushes
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE flush_slice_counts (
    slice INTEGER NOT NULL,
    first_holding SMALLINT NOT NULL,
    second_holding SMALLINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
