-- Moves the hands into the database that is attached as history_database
-- Grain: one new row there per row here
-- Reads: histories.hands, history_database.histories.hands, source_numbers
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO history_database.histories.hands
SELECT h.* REPLACE (n.new_source_id AS source_id)
FROM histories.hands AS h
INNER JOIN source_numbers AS n ON h.source_id = n.source_id;
