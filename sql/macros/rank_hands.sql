-- A table of hands with the rank, or the error, of each hand
-- Grain: one row per row of the table
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Engine: duckdb

-- FROM rank_hands('my_table', hand) adds hand_rank, category, description and error to a table, view, file or data
-- frame. The hand is a column, or an expression like [card_1, card_2, card_3, card_4, card_5], of a type that
-- hand_rank() takes. If the table already has a column named error, the new column is error_1. The order of the rows is
-- not kept. By the standard rules the table is joined with small tables, so memory does not grow with its rows.
-- rules := 'ace to five' ranks by other rules. rank_hands('my_table', hole, board, game := 'omaha') ranks by the rules
-- of a game, with a column for the board, and adds low_rank, low_category and low_description.

CREATE MACRO pokersql.rank_hands
    (hands_table, hand_column) AS TABLE (
        WITH
        -- One row per row of the table: the bits of its hand, NULL if the hand can't be ranked
        "pokersql hands" AS NOT MATERIALIZED (
            SELECT
                CASE
                    WHEN BIT_COUNT(r."pokersql bits") BETWEEN 5 AND 7 AND r."pokersql bits" < CAST(1 AS BIGINT) << 52
                        THEN r."pokersql bits"
                END AS "pokersql hand bits",
                r.* EXCLUDE ("pokersql bits")
            FROM pokersql.read_hands(hands_table, hand_column) AS r
        ),

        -- One row per row of the table: the key of its hand
        "pokersql keys" AS NOT MATERIALIZED (
            SELECT pokersql.bits_key(b."pokersql hand bits") AS "pokersql key", b.*
            FROM "pokersql hands" AS b
        )

        SELECT
            k.* EXCLUDE ("pokersql hand", "pokersql hand bits", "pokersql key"),
            h.hand_rank,
            c.category,
            c.description,
            CASE WHEN k."pokersql hand bits" IS NULL THEN pokersql.hand_error(k."pokersql hand") END AS error
        FROM "pokersql keys" AS k
        LEFT JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key
        LEFT JOIN pokersql.hand_classes AS c ON h.hand_rank = c.hand_rank
    ),
    (hands_table, hand_column, rules) AS TABLE (
        SELECT
            r.* EXCLUDE (
                "pokersql rank", "pokersql category", "pokersql description",
                "pokersql low rank", "pokersql low category", "pokersql low description", "pokersql error"
            ),
            r."pokersql rank" AS hand_rank,
            r."pokersql category" AS category,
            r."pokersql description" AS description,
            r."pokersql error" AS error
        FROM pokersql.ruled_hands(hands_table, hand_column, NULL, rules, NULL) AS r
    ),
    (hands_table, hole_column, board_column, game) AS TABLE (
        SELECT
            r.* EXCLUDE (
                "pokersql rank", "pokersql category", "pokersql description",
                "pokersql low rank", "pokersql low category", "pokersql low description", "pokersql error"
            ),
            r."pokersql rank" AS hand_rank,
            r."pokersql category" AS category,
            r."pokersql description" AS description,
            r."pokersql low rank" AS low_rank,
            r."pokersql low category" AS low_category,
            r."pokersql low description" AS low_description,
            r."pokersql error" AS error
        FROM pokersql.ruled_hands(hands_table, hole_column, board_column, NULL, game) AS r
    );
