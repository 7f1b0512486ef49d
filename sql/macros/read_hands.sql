-- A table with the bits of each hand
-- Grain: one row per row of the table
-- Reads: pokersql.card_pieces
-- Engine: duckdb
-- Access: internal

-- Texts in the form As Kd Qh or AsKdQh are read by four joins with card_pieces, lists of card_ids by arithmetic, and
-- all other hands by read_bits(), which is slower. DuckDB knows the type of the hand before it reads a row, so the plan
-- has only one branch of the UNION ALL. "pokersql bits" is NULL if a hand can't be read; "pokersql hand" is the hand as
-- given. The macro's own columns begin with "pokersql" and come first: if two columns have the same name, DuckDB binds
-- the name to the first, and adds _1 to the name of the second.

-- A text like AsKd with a blank after each two letters, so As Kd; a text with a blank in it is not changed
CREATE MACRO pokersql.spaced_cards(written) AS
    CASE
        WHEN CONTAINS(written, ' ') OR STRLEN(written) > 14 THEN written
        ELSE
            RTRIM(
                SUBSTR(written, 1, 2) || ' ' || SUBSTR(written, 3, 2) || ' ' || SUBSTR(written, 5, 2) || ' '
                || SUBSTR(written, 7, 2) || ' ' || SUBSTR(written, 9, 2) || ' ' || SUBSTR(written, 11, 2) || ' '
                || SUBSTR(written, 13, 2)
            )
    END;

CREATE MACRO pokersql.read_hands(hands_table, hand_column) AS TABLE
WITH
-- One row per row of the table: its hand
"pokersql rows" AS NOT MATERIALIZED (
    SELECT pokersql.given_column(hand_column, 'rank_hands') AS "pokersql hand", t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per row of the table, if its hands are not lists of numbers: the hand as text, with blanks between cards
"pokersql texts" AS NOT MATERIALIZED (
    SELECT
        CASE
            WHEN TYPEOF(r."pokersql hand") NOT LIKE '%]'
                THEN pokersql.spaced_cards(TRY_CAST(r."pokersql hand" AS VARCHAR))
        END AS "pokersql text",
        r.*
    FROM "pokersql rows" AS r
    WHERE NOT pokersql.is_numbers(r."pokersql hand")
),

-- One row per row of the table, if its hands are not lists of numbers: the four pieces of the text
"pokersql cuts" AS NOT MATERIALIZED (
    SELECT
        SUBSTR(t."pokersql text", 1, 5) AS "pokersql piece 1",
        SUBSTR(t."pokersql text", 6, 6) AS "pokersql piece 2",
        SUBSTR(t."pokersql text", 12, 6) AS "pokersql piece 3",
        SUBSTR(t."pokersql text", 18) AS "pokersql piece 4",
        t.*
    FROM "pokersql texts" AS t
),

-- One row per row of the table, if its hands are lists of numbers: the list
"pokersql lists" AS NOT MATERIALIZED (
    SELECT TRY_CAST(r."pokersql hand" AS BIGINT[]) AS "pokersql numbers", r.*
    FROM "pokersql rows" AS r
    WHERE pokersql.is_numbers(r."pokersql hand")
),

-- One row per row of the table: the bits, NULL if a piece is unknown. "pokersql letters" is 3 * cards for a list or a
-- text like As Kd
"pokersql pieces" AS NOT MATERIALIZED (
    SELECT
        STRLEN(c."pokersql text") + 1 AS "pokersql letters",
        p1.card_bits | p2.card_bits | p3.card_bits | p4.card_bits AS "pokersql piece bits",
        c.* EXCLUDE (
            "pokersql text", "pokersql piece 1", "pokersql piece 2", "pokersql piece 3", "pokersql piece 4"
        )
    FROM "pokersql cuts" AS c
    LEFT JOIN pokersql.card_pieces AS p1 ON c."pokersql piece 1" = p1.piece
    LEFT JOIN pokersql.card_pieces AS p2 ON c."pokersql piece 2" = p2.piece
    LEFT JOIN pokersql.card_pieces AS p3 ON c."pokersql piece 3" = p3.piece
    LEFT JOIN pokersql.card_pieces AS p4 ON c."pokersql piece 4" = p4.piece
    UNION ALL
    SELECT
        3 * LEN(n."pokersql numbers") AS "pokersql letters",
        pokersql.all_bits(n."pokersql numbers") AS "pokersql piece bits",
        n.* EXCLUDE ("pokersql numbers")
    FROM "pokersql lists" AS n
)

SELECT
    CASE
        WHEN 3 * BIT_COUNT(p."pokersql piece bits") = p."pokersql letters" THEN p."pokersql piece bits"
        ELSE pokersql.read_bits(p."pokersql hand")
    END AS "pokersql bits",
    p.* EXCLUDE ("pokersql letters", "pokersql piece bits")
FROM "pokersql pieces" AS p;
