-- The boards of each hand
-- Grain: one row per hand and board that has cards
-- Columns:
--   hand_id: see hands
--   board_no: 1, 2 ... if the board was run more than once
--   board: its cards in order
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.boards (
    hand_id BIGINT NOT NULL,
    board_no INTEGER NOT NULL,
    board VARCHAR NOT NULL
);
