-- Fails if LOAD pokersql can't name its database pokersql: a database, or a schema of the current one, has this name
-- Engine: duckdb

-- SYSTEM.MAIN is before ERROR, since a user may have a macro named error.
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                CASE
                    WHEN LOWER(s.database_name) <> 'pokersql' THEN
                        'the database ' || s.database_name || ' has a schema named pokersql: use it without this '
                        || 'extension, or open another database'
                    WHEN s.database_name = CURRENT_DATABASE() THEN
                        'the database is named pokersql, as the database of the macros: rename the file'
                    ELSE 'a database is attached as pokersql: DETACH pokersql, then LOAD again'
                END
            )
        )
    FROM DUCKDB_SCHEMAS() AS s
    WHERE
        LOWER(s.database_name) = 'pokersql'
        OR (s.database_name = CURRENT_DATABASE() AND LOWER(s.schema_name) = 'pokersql')
);
RESET VARIABLE pokersql_refused;
