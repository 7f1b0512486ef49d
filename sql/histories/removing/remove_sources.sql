-- Deletes the sources whose source or loaded_as equals the variable pokersql_unloaded, with their errors and summaries
-- Reads: histories.history_errors, histories.sources, histories.summaries, histories.summary_entries
-- Engine: duckdb

DELETE FROM histories.history_errors
WHERE source IN (
    SELECT s.source FROM histories.sources AS s
    WHERE GETVARIABLE('pokersql_unloaded') IN (s.source, s.loaded_as)
);

DELETE FROM histories.sources
WHERE GETVARIABLE('pokersql_unloaded') IN (source, loaded_as);

DELETE FROM histories.summaries
WHERE source_id NOT IN (SELECT s.source_id FROM histories.sources AS s);

DELETE FROM histories.summary_entries
WHERE source_id NOT IN (SELECT s.source_id FROM histories.sources AS s);
