-- Moves the players of the pots into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.pot_seats, history_database.histories.pot_seats
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.pot_seats
SELECT t.*
FROM histories.pot_seats AS t;
