-- A table with the bits of each hand
-- Grain: one row per row of the table
-- Reads: pokersql.card_pieces
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- Texts in the form As Kd Qh Jc Ts are read by four joins with card_pieces, lists of card_ids by arithmetic; any other
-- hand falls back to the slower read_bits(). "pokersql bits" is NULL if a hand can't be read, "pokersql hand" the hand
-- as it was given. Our columns begin with "pokersql" and come first: if two columns have one name, DuckDB binds it to
-- the first, ours, and renames the second, yours, to ..._1.

CREATE MACRO pokersql.read_hands(hands_table, hand_column) AS TABLE
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
)

SELECT
    CASE
        WHEN BIT_COUNT(p."pokersql piece bits") = p."pokersql cards" THEN p."pokersql piece bits"
        ELSE pokersql.read_bits(p."pokersql hand")
    END AS "pokersql bits",
    p.* EXCLUDE ("pokersql cards", "pokersql piece bits")
FROM "pokersql pieces" AS p;
