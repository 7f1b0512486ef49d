-- Sets the version of the schema histories
-- Grain: one new row of histories.metadata, if this table has no histories_version
-- Reads: histories.metadata
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.metadata
SELECT 'histories_version' AS attribute, '5' AS value
WHERE NOT EXISTS (
    SELECT 1 FROM histories.metadata AS m
    WHERE m.attribute = 'histories_version'
);
