-- How flushes of one suit change the numbers of wins and ties of two hands, on the boards of each slice
-- Grain: one row per slice, first_holding and second_holding
-- Columns:
--   slice: as in flush_boards
--   first_holding: suit_holdings.holding of the first hand
--   second_holding: suit_holdings.holding of the second hand, not above first_holding
--   wins: how many more boards the first hand wins than it would win if flushes did not count; may be negative
--   ties: how many more boards both hands split than they would split if flushes did not count; may be negative
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE flush_slice_counts (
    slice INTEGER NOT NULL,
    first_holding SMALLINT NOT NULL,
    second_holding SMALLINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
