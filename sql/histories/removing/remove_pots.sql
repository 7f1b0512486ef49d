-- Removes the pots of the hands of a source, which SET VARIABLE pokersql_unloaded names
-- Grain: none
-- Reads: histories.hands, histories.pots, histories.sources
-- Source: pokersql
-- Engine: duckdb

DELETE FROM histories.pots
WHERE hand_id IN (
    SELECT h.hand_id
    FROM histories.hands AS h
    INNER JOIN histories.sources AS s ON h.source_id = s.source_id
    WHERE GETVARIABLE('pokersql_unloaded') IN (s.source, s.loaded_as)
);
