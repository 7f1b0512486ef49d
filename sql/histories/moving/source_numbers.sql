-- The loaded files, each with its source_id in the database that is attached as history_database
-- Grain: one row per file
-- Reads: histories.sources, history_database.histories.sources
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE source_numbers AS
WITH
-- One row: the highest source_id of history_database
highest AS (
    SELECT COALESCE(MAX(s.source_id), 0) AS source_id
    FROM history_database.histories.sources AS s
)

SELECT
    s.source,
    s.source_id,
    COALESCE(k.source_id, h.source_id + ROW_NUMBER() OVER (PARTITION BY k.source_id IS NULL ORDER BY s.source_id))
        AS new_source_id,
    k.source_id IS NULL AS is_new
FROM histories.sources AS s
CROSS JOIN highest AS h
LEFT JOIN history_database.histories.sources AS k ON s.source = k.source;
