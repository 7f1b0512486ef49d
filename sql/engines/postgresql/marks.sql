-- Adds a comment to each function and table without a comment, so that remove.sql can recognize the objects of pokersql
-- Engine: postgresql

DO $$
DECLARE
    made TEXT;
BEGIN
    FOR made IN
        SELECT 'ROUTINE ' || CAST(CAST(p.oid AS REGPROCEDURE) AS TEXT)
        FROM pg_proc AS p
        WHERE p.pronamespace = TO_REGNAMESPACE('pokersql') AND OBJ_DESCRIPTION(p.oid, 'pg_proc') IS NULL
        UNION ALL
        SELECT 'TABLE ' || CAST(CAST(c.oid AS REGCLASS) AS TEXT)
        FROM pg_class AS c
        WHERE
            c.relnamespace = TO_REGNAMESPACE('pokersql') AND c.relkind = 'r'
            AND OBJ_DESCRIPTION(c.oid, 'pg_class') IS NULL
    LOOP
        EXECUTE 'COMMENT ON ' || made || ' IS ''of pokersql (pokersql)''';
    END LOOP;
END
$$;
