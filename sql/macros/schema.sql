-- Drops the schema pokersql, which has the macros and their tables, and makes it again
-- Engine: duckdb
-- Access: internal

-- In a macro every name begins with pokersql., since DuckDB does not search the macro's own schema for names.

-- Fails if a schema or database named pokersql has an object that these files did not make. The comment of such an
-- object does not end in (pokersql). SYSTEM.MAIN is before ERROR, since a user may have a macro named error.
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                'pokersql holds ' || o.object_name || ', which these files did not make: '
                || 'rename that schema or database, or load the files into another database'
            )
        )
    FROM (
        SELECT t.database_name, t.schema_name, t.table_name AS object_name, t.comment FROM DUCKDB_TABLES() AS t
        UNION ALL
        SELECT v.database_name, v.schema_name, v.view_name, v.comment FROM DUCKDB_VIEWS() AS v WHERE NOT v.internal
        UNION ALL
        SELECT f.database_name, f.schema_name, f.function_name, f.comment
        FROM DUCKDB_FUNCTIONS() AS f
        WHERE NOT f.internal
        UNION ALL
        SELECT y.database_name, y.schema_name, y.type_name, y.comment FROM DUCKDB_TYPES() AS y WHERE NOT y.internal
        UNION ALL
        SELECT q.database_name, q.schema_name, q.sequence_name, q.comment FROM DUCKDB_SEQUENCES() AS q
    ) AS o
    WHERE
        COALESCE(o.comment, '') NOT LIKE '%(pokersql)'
        AND (
            (o.database_name = CURRENT_DATABASE() AND LOWER(o.schema_name) = 'pokersql')
            OR LOWER(o.database_name) = 'pokersql'
        )
);
RESET VARIABLE pokersql_refused;

-- Fails in a database named pokersql, in which the names in these files would be ambiguous.
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                'a database named pokersql cannot have the schema pokersql: '
                || 'rename the file, or DETACH pokersql'
            )
        )
    FROM DUCKDB_DATABASES() AS d
    WHERE LOWER(d.database_name) = 'pokersql'
);
RESET VARIABLE pokersql_refused;

-- Fails if ORDER BY is descending by default, since the files would then fill tables with wrong ranks.
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(SYSTEM.MAIN.ERROR('default_order is DESC, which reverses ranks: RESET default_order, then try again'))
    FROM (SELECT CURRENT_SETTING('default_order') AS default_order) AS s
    WHERE LOWER(s.default_order) LIKE 'desc%'
);
RESET VARIABLE pokersql_refused;

DROP SCHEMA IF EXISTS pokersql CASCADE;
CREATE SCHEMA pokersql;
