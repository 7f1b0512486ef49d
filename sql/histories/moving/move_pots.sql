-- Moves the pots into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.pots, history_database.histories.pots
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.pots
SELECT t.*
FROM histories.pots AS t;
