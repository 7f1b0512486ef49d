-- The boards that next_game_slice.sql counts next, and the number of own cards
-- Grain: one row in all
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS game_slice;

CREATE TABLE game_slice (
    own_cards INTEGER NOT NULL,
    first_board INTEGER NOT NULL,
    boards INTEGER NOT NULL
);

INSERT INTO game_slice (own_cards, first_board, boards)
SELECT 4 AS own_cards, 1 AS first_board, 200 AS boards;
