-- The boards of each hand
-- Grain: one row per hand and board that has cards
-- Columns:
--   hand_id: see hands
--   board_no: 1 for the first board; 2 or more if the room dealt the board more than once
--   board: the cards of the board in the order dealt
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.boards (
    hand_id BIGINT NOT NULL,
    board_no INTEGER NOT NULL,
    board VARCHAR NOT NULL
);
