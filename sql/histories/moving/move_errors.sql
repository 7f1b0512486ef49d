-- Moves the errors into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.history_errors, histories.sources, history_database.histories.history_errors
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- What could not be read of a file before is forgotten if the file was read again.

DELETE FROM history_database.histories.history_errors
WHERE left_out AND source IN (SELECT s.source FROM histories.sources AS s);

INSERT INTO history_database.histories.history_errors
SELECT e.*
FROM histories.history_errors AS e;
