-- Moves the plays into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.plays, history_database.histories.plays
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.plays
SELECT t.*
FROM histories.plays AS t;
