-- Moves the actions into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.actions, history_database.histories.actions
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.actions
SELECT t.*
FROM histories.actions AS t;
