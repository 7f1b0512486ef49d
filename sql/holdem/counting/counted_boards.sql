-- Which boards are counted next
-- Grain: one row in all
-- Columns:
--   first_board: the number of the slice's first board
--   boards: how many it has
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS counted_boards;

CREATE TABLE counted_boards (
    first_board INTEGER NOT NULL,
    boards INTEGER NOT NULL
);

INSERT INTO counted_boards (first_board, boards)
SELECT 1 AS first_board, 3000 AS boards;
