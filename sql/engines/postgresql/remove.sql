-- Drops the routines, tables and views of these files in the schema pokersql, newest first, and then the schema
-- Engine: postgresql

-- If the schema has another object, or another object depends on an object of pokersql, PostgreSQL raises an error, and
-- nothing is removed. Newer objects have higher OIDs.

DO $$
DECLARE
    made TEXT;
BEGIN
    FOR made IN
        SELECT o.kind || ' ' || o.name
        FROM (
            SELECT p.oid, 'ROUTINE' AS kind, CAST(CAST(p.oid AS REGPROCEDURE) AS TEXT) AS name,
                OBJ_DESCRIPTION(p.oid, 'pg_proc') AS said
            FROM pg_proc AS p
            WHERE p.pronamespace = TO_REGNAMESPACE('pokersql')
            UNION ALL
            SELECT c.oid,
                CASE c.relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END AS kind,
                CAST(CAST(c.oid AS REGCLASS) AS TEXT) AS name,
                OBJ_DESCRIPTION(c.oid, 'pg_class') AS said
            FROM pg_class AS c
            WHERE c.relnamespace = TO_REGNAMESPACE('pokersql') AND c.relkind IN ('r', 'v')
        ) AS o
        WHERE o.said LIKE '%(pokersql)'
        ORDER BY o.oid DESC
    LOOP
        EXECUTE 'DROP ' || made;
    END LOOP;
    DROP SCHEMA pokersql;
END
$$;
