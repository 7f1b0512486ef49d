-- The schema of all that the macros need, made anew
-- Grain: none
-- Reads: nothing
-- Source: pokersql

-- It is named pokersql in every file, since a macro does not look in the schema that it is in. A schema of this name
-- that holds tables of yours is left alone, and so is a database of this name, in which pokersql.deck would be two things.

SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            ERROR(
                'the schema pokersql holds ' || t.table_name
                || ', which is no table of these files: rename your schema, or load them into another database'
            )
        )
    FROM (
        SELECT s.database_name, s.schema_name, s.table_name FROM DUCKDB_TABLES() AS s
        UNION ALL
        SELECT v.database_name, v.schema_name, v.view_name FROM DUCKDB_VIEWS() AS v
    ) AS t
    WHERE
        t.database_name = CURRENT_DATABASE()
        AND t.schema_name = 'pokersql'
        AND t.table_name NOT IN ('deck', 'hand_classes', 'hand_keys', 'card_pieces', 'hand_lookup')
);
SET VARIABLE pokersql_refused = (
    SELECT MAX(ERROR('a database named pokersql cannot have the schema pokersql: rename the file, or ATTACH it AS something else'))
    FROM DUCKDB_DATABASES() AS d
    WHERE d.database_name = 'pokersql'
);
RESET VARIABLE pokersql_refused;

DROP SCHEMA IF EXISTS pokersql CASCADE;
CREATE SCHEMA pokersql;
