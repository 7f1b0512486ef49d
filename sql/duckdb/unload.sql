-- Removes what macros.sql made: the schema pokersql with all that is in it, and the short names in main
-- Grain: none
-- Reads: nothing
-- Source: pokersql

-- A macro of yours that has one of the short names is left alone, and so is all else: DROP SCHEMA pokersql CASCADE then
-- removes the schema, and DROP MACRO the short names that are not yours.

BEGIN TRANSACTION;

SET VARIABLE pokersql_refused = (
    SELECT MAX(ERROR('main.' || f.function_name || ' is a macro of yours; see sql/duckdb/unload.sql'))
    FROM DUCKDB_FUNCTIONS() AS f
    WHERE
        f.database_name = CURRENT_DATABASE()
        AND f.schema_name = 'main'
        AND f.function_name IN (
            'hand_rank', 'hand_points', 'hand_category', 'hand_description', 'hand_error', 'best_five',
            'rank_hands', 'showdown_of', 'deal'
        )
        AND f.macro_definition NOT LIKE '%pokersql.' || f.function_name || '(%'
);
RESET VARIABLE pokersql_refused;

DROP MACRO TABLE IF EXISTS main.deal;
DROP MACRO TABLE IF EXISTS main.showdown_of;
DROP MACRO TABLE IF EXISTS main.rank_hands;
DROP MACRO IF EXISTS main.best_five;
DROP MACRO IF EXISTS main.hand_error;
DROP MACRO IF EXISTS main.hand_description;
DROP MACRO IF EXISTS main.hand_category;
DROP MACRO IF EXISTS main.hand_points;
DROP MACRO IF EXISTS main.hand_rank;
DROP SCHEMA IF EXISTS pokersql CASCADE;

COMMIT;
