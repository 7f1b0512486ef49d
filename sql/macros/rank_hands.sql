-- A table of hands with the rank of each, or with the error that leaves it without one
-- Grain: one row per row of the table
-- Reads: pokersql.card_pieces, pokersql.hand_classes, pokersql.hand_keys
-- Source: pokersql
-- Engine: duckdb

-- FROM rank_hands('my_table', hand) adds hand_rank, category, description and error to a table, view, file or frame.
-- The hand is a column or an expression, as [card_1, card_2, card_3, card_4, card_5], of the types that hand_rank()
-- takes. If your table has a column hand_rank, category, description or error, that one keeps its name and ours ends in
-- _1. Rows come in no order. The work is joins with small tables, so memory does not grow with the table. Texts in the
-- form As Kd Qh Jc Ts are read by four joins with card_pieces, lists of card_ids by arithmetic; any other hand falls
-- back to the slower hand_bits(). Our columns begin with "pokersql" and come first: if two
-- columns have one name, DuckDB binds it to the first, ours, and renames the second, yours, to ..._1.

CREATE MACRO pokersql.rank_hands(hands_table, hand_column) AS TABLE
WITH
-- One row per row of the table: its hand
"pokersql rows" AS NOT MATERIALIZED (
    SELECT pokersql.given_column(hand_column, 'rank_hands') AS "pokersql hand", t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per row of the table: its hand as text or as numbers
"pokersql texts" AS NOT MATERIALIZED (
    SELECT
        CASE WHEN TYPEOF(g."pokersql hand") NOT LIKE '%]' THEN TRY_CAST(g."pokersql hand" AS VARCHAR) END
            AS "pokersql text",
        CASE WHEN pokersql.is_numbers(g."pokersql hand") THEN TRY_CAST(g."pokersql hand" AS BIGINT[]) END
            AS "pokersql numbers",
        g.*
    FROM "pokersql rows" AS g
),

-- One row per row of the table: the four pieces of its text
"pokersql cuts" AS NOT MATERIALIZED (
    SELECT
        SUBSTR(r."pokersql text", 1, 5) AS "pokersql piece 1",
        SUBSTR(r."pokersql text", 6, 6) AS "pokersql piece 2",
        SUBSTR(r."pokersql text", 12, 6) AS "pokersql piece 3",
        SUBSTR(r."pokersql text", 18) AS "pokersql piece 4",
        r.*
    FROM "pokersql texts" AS r
),

-- One row per row of the table: how many cards the pieces or numbers have, and their bits; NULL if a piece is unknown
"pokersql pieces" AS NOT MATERIALIZED (
    SELECT
        COALESCE(LEN(c."pokersql numbers"), p1.cards + p2.cards + p3.cards + p4.cards) AS "pokersql cards",
        COALESCE(
            p1.card_bits | p2.card_bits | p3.card_bits | p4.card_bits,
            pokersql.all_bits(c."pokersql numbers")
        ) AS "pokersql piece bits",
        c.* EXCLUDE (
            "pokersql text", "pokersql numbers",
            "pokersql piece 1", "pokersql piece 2", "pokersql piece 3", "pokersql piece 4"
        )
    FROM "pokersql cuts" AS c
    LEFT JOIN pokersql.card_pieces AS p1 ON c."pokersql piece 1" = p1.piece
    LEFT JOIN pokersql.card_pieces AS p2 ON c."pokersql piece 2" = p2.piece
    LEFT JOIN pokersql.card_pieces AS p3 ON c."pokersql piece 3" = p3.piece
    LEFT JOIN pokersql.card_pieces AS p4 ON c."pokersql piece 4" = p4.piece
),

-- One row per row of the table: the bits of its hand, NULL if it can't be ranked
"pokersql bits" AS NOT MATERIALIZED (
    SELECT
        CASE
            WHEN p."pokersql cards" BETWEEN 5 AND 7 AND BIT_COUNT(p."pokersql piece bits") = p."pokersql cards"
                THEN p."pokersql piece bits"
            ELSE pokersql.hand_bits(p."pokersql hand")
        END AS "pokersql bits",
        p.* EXCLUDE ("pokersql cards", "pokersql piece bits")
    FROM "pokersql pieces" AS p
),

-- One row per row of the table: the key of its hand
"pokersql keys" AS NOT MATERIALIZED (
    SELECT pokersql.bits_key(b."pokersql bits") AS "pokersql key", b.*
    FROM "pokersql bits" AS b
)

SELECT
    k.* EXCLUDE ("pokersql hand", "pokersql bits", "pokersql key"),
    h.hand_rank,
    c.category,
    c.description,
    CASE WHEN k."pokersql bits" IS NULL THEN pokersql.hand_error(k."pokersql hand") END AS error
FROM "pokersql keys" AS k
LEFT JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key
LEFT JOIN pokersql.hand_classes AS c ON h.hand_rank = c.hand_rank;
