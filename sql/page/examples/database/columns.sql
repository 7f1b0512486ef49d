-- The tables and columns of your database
-- Grain: one row per column
-- Engine: duckdb

-- noqa: disable=capitalisation.functions
SELECT c.schema_name, c.table_name, c.column_name, c.data_type
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND NOT c.internal
ORDER BY c.schema_name, c.table_name, c.column_index;
