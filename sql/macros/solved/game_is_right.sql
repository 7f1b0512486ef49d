-- TRUE if the tables of games have no error; fails with the first error
-- Engine: duckdb
-- Access: internal

CREATE MACRO pokersql.game_is_right(sequences_table, payoffs_table) AS (
    SELECT
        CASE
            WHEN COUNT(*) = 0 THEN TRUE
            ELSE
                SYSTEM.MAIN.ERROR(
                    FORMAT('game ''{}'': {}', MIN(CAST(e.game AS VARCHAR)), ARG_MIN(e.error, (e.game, e.error)))
                ) IS NULL
        END
    FROM pokersql.game_errors(sequences_table, payoffs_table) AS e
);
