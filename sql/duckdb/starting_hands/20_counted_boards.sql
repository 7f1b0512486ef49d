-- Which boards are counted next
-- Grain: one row in all
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS counted_boards;

CREATE TABLE counted_boards (
    first_board INTEGER NOT NULL, -- the number of the slice's first board
    boards INTEGER NOT NULL -- how many it has
);

INSERT INTO counted_boards (first_board, boards)
SELECT 1 AS first_board, 3000 AS boards;
