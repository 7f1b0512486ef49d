-- The version of the SQL files that made the schema pokersql
-- Grain: one row in all
-- Reads: schema_version
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.schema_version AS
SELECT v.schema_version FROM schema_version AS v;
