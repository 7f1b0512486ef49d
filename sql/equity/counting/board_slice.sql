-- The boards that next_board_slice.sql counts next
-- Grain: one row in all
-- Columns:
--   first_board: the number of the slice's first board
--   boards: the number of boards in the slice
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE board_slice (
    first_board INTEGER NOT NULL,
    boards INTEGER NOT NULL
);

INSERT INTO board_slice (first_board, boards)
SELECT 1 AS first_board, 3000 AS boards;
