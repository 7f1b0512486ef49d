-- A table of all-ins with the equity of the first of two players in each, for the macros alone
-- Grain: one row per row of the table
-- Engine: duckdb
-- Access: internal

-- Equal questions are answered once. Our columns begin with "pokersql", so that they differ from all of yours.

CREATE MACRO pokersql.asked_equities(hands_table, hero, villain, board, dead, game, samples, seed) AS TABLE
WITH
-- One row per row of the table: its question as texts
pokersql_rows AS NOT MATERIALIZED (
    SELECT
        pokersql.written_cards(hero) AS "pokersql asked hero",
        pokersql.written_cards(villain) AS "pokersql asked villain",
        pokersql.written_cards(board) AS "pokersql asked board",
        pokersql.written_cards(dead) AS "pokersql asked dead",
        t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per different question
pokersql_questions AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS question, q.*
    FROM (
        SELECT DISTINCT
            r."pokersql asked hero" AS hero,
            r."pokersql asked villain" AS villain,
            r."pokersql asked board" AS board,
            r."pokersql asked dead" AS dead
        FROM pokersql_rows AS r
    ) AS q
),

-- One row per question and seat
pokersql_seats AS MATERIALIZED (
    SELECT q.question, 1 AS seat, game AS game, 'hero' AS who, q.hero AS hand, q.board, q.dead
    FROM pokersql_questions AS q
    UNION ALL
    SELECT q.question, 2 AS seat, game AS game, 'villain' AS who, q.villain AS hand, q.board, q.dead
    FROM pokersql_questions AS q
),

-- One row per different question: its answer
pokersql_answers AS (
    SELECT q.hero, q.villain, q.board, q.dead, e.*
    FROM pokersql.equities('pokersql_seats', seed, samples) AS e
    INNER JOIN pokersql_questions AS q ON e.seat = 1 AND e.question = q.question
)

SELECT
    r.* EXCLUDE ("pokersql asked hero", "pokersql asked villain", "pokersql asked board", "pokersql asked dead"),
    a.equity AS "pokersql equity",
    a.wins AS "pokersql wins",
    a.ties AS "pokersql ties",
    a.losses AS "pokersql losses",
    a.runouts AS "pokersql runouts",
    a.method AS "pokersql method",
    a.standard_error AS "pokersql standard error",
    a.error AS "pokersql error"
FROM pokersql_rows AS r
INNER JOIN pokersql_answers AS a
    ON
        COALESCE(r."pokersql asked hero", '') = COALESCE(a.hero, '')
        AND COALESCE(r."pokersql asked villain", '') = COALESCE(a.villain, '')
        AND COALESCE(r."pokersql asked board", '') = COALESCE(a.board, '')
        AND COALESCE(r."pokersql asked dead", '') = COALESCE(a.dead, '');
