-- Moves the boards into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.boards, history_database.histories.boards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.boards
SELECT t.*
FROM histories.boards AS t;
