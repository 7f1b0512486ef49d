-- Saves the loaded files, and deletes the old errors of unreadable hands in files that are read again
-- Grain: one new row of histories.sources per file that has no row in this table
-- Reads: histories.history_errors, histories.sources, source_formats
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.sources
SELECT
    COALESCE((SELECT MAX(s.source_id) FROM histories.sources AS s), 0)
    + ROW_NUMBER() OVER (ORDER BY f.source) AS source_id,
    f.source,
    COALESCE(CAST(GETVARIABLE('pokersql_loaded_as') AS VARCHAR), f.source) AS loaded_as,
    f.format,
    0 AS lines,
    0 AS hands,
    0 AS summaries,
    0 AS repeated,
    CAST(NOW() AS TIMESTAMP) AS loaded_at
FROM source_formats AS f
WHERE f.format IS NOT NULL AND f.source NOT IN (SELECT s.source FROM histories.sources AS s);

UPDATE histories.sources AS s SET
    lines = f.lines,
    repeated = CASE WHEN f.is_begun THEN 0 ELSE s.repeated END,
    loaded_at = CAST(NOW() AS TIMESTAMP)
FROM source_formats AS f
WHERE s.source = f.source;

DELETE FROM histories.history_errors
WHERE left_out AND source IN (
    SELECT f.source FROM source_formats AS f
    WHERE f.is_begun
);
