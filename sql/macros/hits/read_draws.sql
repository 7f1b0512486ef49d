-- A table with what the hole cards of each row have on the row's board, or the error of the cards
-- Grain: one row per row of the table
-- Engine: duckdb
-- Access: internal

-- The added columns are those of bit_draws, and "pokersql error". Hands and errors are read as in ruled_hands.

CREATE MACRO pokersql.read_draws(hands_table, hole_column, board_column) AS TABLE
WITH
-- One row per row of the table: its hole cards and its board
pokersql_owns AS NOT MATERIALIZED (
    SELECT
        board_column AS "pokersql given board",
        r."pokersql hand" AS "pokersql given hole",
        r."pokersql bits" AS "pokersql own bits",
        r.* EXCLUDE ("pokersql hand", "pokersql bits")
    FROM pokersql.read_hands(hands_table, hole_column) AS r
),

-- One row per row of the table: the bits of its hole cards and of its board, and whether they are right
pokersql_boards AS NOT MATERIALIZED (
    SELECT
        COALESCE(
            BIT_COUNT(r."pokersql own bits") = 2
            AND BIT_COUNT(r."pokersql bits") BETWEEN 3 AND 5
            AND r."pokersql own bits" & r."pokersql bits" = 0
            AND r."pokersql own bits" | r."pokersql bits" < CAST(1 AS BIGINT) << 52,
            FALSE
        ) AS "pokersql is right",
        r."pokersql bits" AS "pokersql board bits",
        r.* EXCLUDE ("pokersql hand", "pokersql bits")
    FROM pokersql.read_hands('pokersql_owns', "pokersql given board") AS r
),

-- One row per row of the table: the bits of its hole cards and of its board, NULL if there is an error
pokersql_bits AS NOT MATERIALIZED (
    SELECT
        CASE WHEN b."pokersql is right" THEN b."pokersql own bits" END AS "pokersql own",
        CASE WHEN b."pokersql is right" THEN b."pokersql board bits" END AS "pokersql board",
        CAST(0 AS BIGINT) AS "pokersql dead",
        CASE
            WHEN NOT b."pokersql is right"
                THEN
                    pokersql.judged_error(
                        b."pokersql given hole", b."pokersql given board",
                        COALESCE(b."pokersql own bits", 0), COALESCE(b."pokersql board bits", 0),
                        (CAST(1 AS BIGINT) << 52) - 1, 2, 2, 3, 5
                    )
        END AS "pokersql error",
        b.* EXCLUDE (
            "pokersql is right", "pokersql own bits", "pokersql board bits", "pokersql given hole",
            "pokersql given board"
        )
    FROM pokersql_boards AS b
)

SELECT d.* FROM pokersql.bit_draws('pokersql_bits') AS d;
