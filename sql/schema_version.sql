-- The version of these files, which changes when relations or their columns do
-- Grain: one row in all
-- Columns:
--   schema_version: a whole number, one more with each change

DROP VIEW IF EXISTS schema_version;

CREATE VIEW schema_version AS
SELECT 15 AS schema_version;
