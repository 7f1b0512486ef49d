-- Removes a source, or all that were loaded with it, which SET VARIABLE pokersql_unloaded names
-- Grain: none
-- Reads: histories.sources
-- Source: pokersql
-- Engine: duckdb

DELETE FROM histories.sources
WHERE GETVARIABLE('pokersql_unloaded') IN (source, loaded_as);
