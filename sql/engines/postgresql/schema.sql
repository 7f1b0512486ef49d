-- Creates the schema pokersql, or raises an error with the reason
-- Engine: postgresql

-- The search path has only schemas in which no other role can create objects: here pg_catalog, and later pokersql.
SET LOCAL search_path = pg_catalog, pg_temp;

DO $$
DECLARE
    held TEXT;
BEGIN
    -- The lock makes installations run one after another, so that each sees the objects of earlier installations.
    PERFORM PG_ADVISORY_XACT_LOCK(HASHTEXT('pokersql'));
    IF CAST(CURRENT_SETTING('server_version_num') AS INTEGER) < 150000 THEN
        RAISE EXCEPTION 'PostgreSQL % is too old: pokersql needs 15 or newer', CURRENT_SETTING('server_version');
    ELSIF GETDATABASEENCODING() <> 'UTF8' THEN
        RAISE EXCEPTION 'the encoding of the database is %: pokersql needs UTF8, for the signs of the suits',
            GETDATABASEENCODING();
    END IF;
    SELECT MIN(PG_DESCRIBE_OBJECT(d.classid, d.objid, d.objsubid)) INTO held
    FROM pg_depend AS d
    WHERE
        d.refclassid = CAST('pg_namespace' AS REGCLASS) AND d.refobjid = TO_REGNAMESPACE('pokersql')
        AND d.classid <> CAST('pg_default_acl' AS REGCLASS);
    IF (SELECT PG_GET_USERBYID(n.nspowner) <> CURRENT_USER FROM pg_namespace AS n WHERE n.nspname = 'pokersql') THEN
        RAISE EXCEPTION 'the schema pokersql belongs to another role: install as that role, or use another database';
    ELSIF OBJ_DESCRIPTION(TO_REGNAMESPACE('pokersql'), 'pg_namespace') LIKE '%(pokersql)' THEN
        RAISE EXCEPTION
            'pokersql is installed here already: DROP EXTENSION pokersql, or else pokersql uninstall, removes it';
    ELSIF held IS NOT NULL THEN
        RAISE EXCEPTION
            'the schema pokersql holds %, which is not of these files: rename it, or use another database', held;
    ELSIF EXISTS (
        SELECT 1
        FROM pg_namespace AS n
        CROSS JOIN ACLEXPLODE(n.nspacl) AS a
        WHERE n.nspname = 'pokersql' AND a.privilege_type = 'CREATE' AND a.grantee <> n.nspowner
    ) THEN
        RAISE EXCEPTION 'other roles may create in the schema pokersql, which is unsafe: revoke this right first';
    END IF;
END
$$;

CREATE SCHEMA IF NOT EXISTS pokersql;
COMMENT ON SCHEMA pokersql IS 'Poker in SQL: tables, views and functions (pokersql)';

SET LOCAL search_path = pokersql, pg_temp;
SET LOCAL client_min_messages = warning;
SET LOCAL jit = off;

-- PostgreSQL expects a single row in a table that is not analyzed yet, but these tables have thousands of rows.
SET LOCAL enable_nestloop = off;
