-- Makes the schema pokersql, or says why it can't be made
-- Engine: postgresql

-- No name below is looked up where another role may have made something: neither here nor in the schema.
SET LOCAL search_path = pg_catalog, pg_temp;

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
    SELECT MIN(PG_DESCRIBE_OBJECT(d.classid, d.objid, d.objsubid)) INTO held
    FROM pg_depend AS d
    WHERE
        d.refclassid = CAST('pg_namespace' AS REGCLASS) AND d.refobjid = TO_REGNAMESPACE('pokersql')
        AND d.classid <> CAST('pg_default_acl' AS REGCLASS);
    IF (SELECT PG_GET_USERBYID(n.nspowner) <> CURRENT_USER FROM pg_namespace AS n WHERE n.nspname = 'pokersql') THEN
        RAISE EXCEPTION 'the schema pokersql belongs to another role: install as that role, or take another database';
    ELSIF OBJ_DESCRIPTION(TO_REGNAMESPACE('pokersql'), 'pg_namespace') LIKE '%(pokersql)' THEN
        RAISE EXCEPTION
            'pokersql is installed here already: DROP EXTENSION pokersql, or else pokersql uninstall, removes it';
    ELSIF held IS NOT NULL THEN
        RAISE EXCEPTION
            'the schema pokersql holds %, which is not of these files: rename it, or take another database', held;
    ELSIF EXISTS (
        SELECT 1
        FROM pg_namespace AS n
        CROSS JOIN ACLEXPLODE(n.nspacl) AS a
        WHERE n.nspname = 'pokersql' AND a.privilege_type = 'CREATE' AND a.grantee <> n.nspowner
    ) THEN
        RAISE EXCEPTION 'other roles may create in the schema pokersql, and so change what it does: revoke that first';
    END IF;
END
$$;

CREATE SCHEMA IF NOT EXISTS pokersql;
COMMENT ON SCHEMA pokersql IS 'Poker in SQL: tables, views and functions (pokersql)';

SET LOCAL search_path = pokersql, pg_temp;
SET LOCAL client_min_messages = warning;
SET LOCAL jit = off;

-- Before its tables are analyzed, PostgreSQL expects a single row where there are thousands.
SET LOCAL enable_nestloop = off;
