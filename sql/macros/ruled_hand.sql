-- An error that names games.sql, until games.sql replaces this macro
-- Engine: duckdb
-- Access: internal

CREATE MACRO pokersql.ruled_hand(hand, rules_name) AS
    CASE
        WHEN
            SYSTEM.MAIN.ERROR(
                'other rules than the standard ones need sql/games.sql: .read it after macros.sql'
            ) IS NULL
            THEN
                CAST(
                    NULL AS STRUCT(
                        hand_rank INTEGER, hand_points INTEGER, category VARCHAR, description VARCHAR,
                        best_five VARCHAR, error VARCHAR
                    )
                )
    END;
