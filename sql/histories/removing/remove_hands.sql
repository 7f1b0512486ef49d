-- Removes the hands of a source, which SET VARIABLE pokersql_unloaded names
-- Grain: none
-- Reads: histories.hands, histories.sources
-- Source: pokersql
-- Engine: duckdb

DELETE FROM histories.hands
WHERE source_id IN (
    SELECT s.source_id FROM histories.sources AS s
    WHERE GETVARIABLE('pokersql_unloaded') IN (s.source, s.loaded_as)
);
