-- The statements that make the short names of the macros in the current database, if this database is in memory
-- Grain: one row per short name that is not the name of a function yet
-- Reads: short_names
-- Engine: duckdb

-- short_names is a temporary table of the names and their statements. C needs the zero byte at the end of a statement.

SELECT n.statement || CHR(0) AS statement
FROM short_names AS n
INNER JOIN DUCKDB_DATABASES() AS d ON d.database_name = CURRENT_DATABASE()
WHERE
    d.path IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM DUCKDB_FUNCTIONS() AS f
        WHERE f.function_name = n.name AND f.database_name IN ('system', CURRENT_DATABASE())
    );
