-- How flushes of one suit change the wins and ties of hole cards, on the boards of each slice
-- Grain: one row per slice and two holdings, the higher first
-- Columns:
--   slice: as in flush_boards
--   first_holding: as in suit_holdings
--   second_holding: the opponent's, no higher
--   wins: boards that the first wins, less those that it wins by ranks alone
--   ties: boards that both split, less those that they split by ranks alone
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE flush_slice_counts (
    slice INTEGER NOT NULL,
    first_holding SMALLINT NOT NULL,
    second_holding SMALLINT NOT NULL,
    wins BIGINT NOT NULL,
    ties BIGINT NOT NULL
);
