-- Removes what macros.sql and games.sql made: the schema pokersql with all that is in it, and the short names in main
-- Source: sql/macros/ and pokersql/sources/bundle.py; 'pokersql sql --unload macros' makes it; change them, not this
-- Engine: duckdb

-- Nothing is removed if the schema has an object that these files did not make, or if a short name is another macro.

BEGIN TRANSACTION;

-- Fails if a schema or database named pokersql has an object that these files did not make: an object whose comment
-- does not end in (pokersql). SYSTEM.MAIN is written since a user may have a macro error().
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

SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                'main.' || f.function_name || ' is not what macros.sql makes: '
                || 'DROP the other short names, then DROP SCHEMA pokersql CASCADE'
            )
        )
    FROM DUCKDB_FUNCTIONS() AS f
    WHERE
        f.database_name = CURRENT_DATABASE()
        AND f.schema_name = 'main'
        AND f.function_name IN (
            'hand_rank',
            'hand_points',
            'hand_category',
            'hand_description',
            'hand_error',
            'best_five',
            'starting_hand',
            'rank_hands',
            'showdown_of',
            'equity_of',
            'equity_of_players',
            'equity_steps',
            'deal'
        )
        -- a parameter with a default is passed on by its name
        AND REGEXP_REPLACE(f.macro_definition, '\w+ := ', '', 'g') NOT IN (
            'pokersql.' || f.function_name || '(' || ARRAY_TO_STRING(f.parameters, ', ') || ')',
            'SELECT * FROM pokersql.' || f.function_name || '(' || ARRAY_TO_STRING(f.parameters, ', ') || ')'
        )
);
RESET VARIABLE pokersql_refused;

DROP MACRO TABLE IF EXISTS main.deal;
DROP MACRO TABLE IF EXISTS main.equity_steps;
DROP MACRO TABLE IF EXISTS main.equity_of_players;
DROP MACRO TABLE IF EXISTS main.equity_of;
DROP MACRO TABLE IF EXISTS main.showdown_of;
DROP MACRO TABLE IF EXISTS main.rank_hands;
DROP MACRO IF EXISTS main.starting_hand;
DROP MACRO IF EXISTS main.best_five;
DROP MACRO IF EXISTS main.hand_error;
DROP MACRO IF EXISTS main.hand_description;
DROP MACRO IF EXISTS main.hand_category;
DROP MACRO IF EXISTS main.hand_points;
DROP MACRO IF EXISTS main.hand_rank;
DROP SCHEMA IF EXISTS pokersql CASCADE;

COMMIT;
