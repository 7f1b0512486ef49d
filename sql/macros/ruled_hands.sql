-- An error that names games.sql, until games.sql replaces this macro
-- Engine: duckdb
-- Access: internal

CREATE MACRO pokersql.ruled_hands(hands_table, own_column, board_column, rules_name, game_name) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR(
        'other rules than the standard ones need sql/games.sql: .read it after macros.sql'
    ) AS "pokersql rank",
    NULL AS "pokersql category",
    NULL AS "pokersql description",
    NULL AS "pokersql low rank",
    NULL AS "pokersql low category",
    NULL AS "pokersql low description",
    NULL AS "pokersql error";
