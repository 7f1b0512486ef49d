-- Moves the players into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.seats, history_database.histories.seats
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.seats
SELECT t.*
FROM histories.seats AS t;
