-- An error that names games.sql, until games.sql replaces this macro
-- Engine: duckdb
-- Access: internal

CREATE MACRO pokersql.equities(asked, seed, samples) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR('equities need sql/games.sql: .read it after macros.sql') AS question,
    NULL AS seat,
    NULL AS equity,
    NULL AS wins,
    NULL AS ties,
    NULL AS losses,
    NULL AS runouts,
    NULL AS method,
    NULL AS standard_error,
    NULL AS error;
