-- Makes the schema pokersql, or says why it can't be made
-- Grain: none
-- Reads: nothing
-- Source: pokersql
-- Engine: postgresql

DO $$
DECLARE
    held TEXT;
BEGIN
    -- One installation at a time; the next one sees what this one has made.
    PERFORM PG_ADVISORY_XACT_LOCK(HASHTEXT('pokersql'));
    IF CAST(CURRENT_SETTING('server_version_num') AS INTEGER) < 150000 THEN
        RAISE EXCEPTION 'PostgreSQL % is too old: pokersql needs 15 or newer', CURRENT_SETTING('server_version');
    ELSIF GETDATABASEENCODING() <> 'UTF8' THEN
        RAISE EXCEPTION 'the encoding of the database is %: pokersql needs UTF8, for the signs of the suits',
            GETDATABASEENCODING();
    END IF;
    SELECT MIN(o.object) INTO held
    FROM (
        SELECT CAST(CAST(c.oid AS REGCLASS) AS TEXT) AS object, c.relnamespace AS namespace FROM pg_class AS c
        UNION ALL
        SELECT CAST(CAST(p.oid AS REGPROC) AS TEXT) AS object, p.pronamespace AS namespace FROM pg_proc AS p
        UNION ALL
        SELECT CAST(CAST(t.oid AS REGTYPE) AS TEXT) AS object, t.typnamespace AS namespace FROM pg_type AS t
    ) AS o
    WHERE o.namespace = TO_REGNAMESPACE('pokersql');
    IF (SELECT n.nspowner <> TO_REGROLE(CURRENT_USER) FROM pg_namespace AS n WHERE n.nspname = 'pokersql') THEN
        RAISE EXCEPTION 'the schema pokersql belongs to another role: install as that role, or take another database';
    ELSIF OBJ_DESCRIPTION(TO_REGNAMESPACE('pokersql'), 'pg_namespace') LIKE '%(pokersql)' THEN
        RAISE EXCEPTION
            'pokersql is installed here already: DROP EXTENSION pokersql, or else pokersql uninstall, removes it';
    ELSIF held IS NOT NULL THEN
        RAISE EXCEPTION
            'the schema pokersql holds %, which is not of these files: rename it, or take another database', held;
    END IF;
END
$$;

CREATE SCHEMA IF NOT EXISTS pokersql;
COMMENT ON SCHEMA pokersql IS 'Poker in SQL: tables, views and functions (pokersql)';

SET LOCAL search_path = pokersql;
SET LOCAL client_min_messages = warning;
SET LOCAL jit = off;

-- Before its tables are analyzed, PostgreSQL expects a single row where there are thousands.
SET LOCAL enable_nestloop = off;
