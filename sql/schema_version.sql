-- The version of the schema, which changes when a relation or a column changes
-- Grain: one row in all
-- Columns:
--   schema_version: a whole number; each change adds 1

DROP VIEW IF EXISTS schema_version;

CREATE VIEW schema_version AS
SELECT 17 AS schema_version;
