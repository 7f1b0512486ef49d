-- Deletes the sources whose source or loaded_as equals the variable pokersql_unloaded, and the errors of these sources
-- Reads: histories.history_errors, histories.sources
-- Engine: duckdb

DELETE FROM histories.history_errors
WHERE source IN (
    SELECT s.source FROM histories.sources AS s
    WHERE GETVARIABLE('pokersql_unloaded') IN (s.source, s.loaded_as)
);

DELETE FROM histories.sources
WHERE GETVARIABLE('pokersql_unloaded') IN (source, loaded_as);
