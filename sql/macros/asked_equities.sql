-- A table of all-ins with the first player's answer in each row: a STRUCT that equity_of and equity_steps unpack
-- Grain: one row per row of the table
-- Engine: duckdb
-- Access: internal

-- A question is the hands, the board and the dead cards of a row; equal questions are answered once. The macro's own
-- columns begin with "pokersql", to differ from a user's columns.

CREATE MACRO pokersql.asked_equities(hands_table, hero, villain, board, dead, game, samples, seed) AS TABLE
WITH
-- One row per row of the table: its columns, and its question as texts
pokersql_rows AS NOT MATERIALIZED (
    SELECT
        {
            'hero': pokersql.written_cards(hero),
            'villain': pokersql.written_cards(villain),
            'board': pokersql.written_cards(board),
            'dead': pokersql.written_cards(dead)
        } AS "pokersql asked",
        t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per different question
pokersql_questions AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS question, q.asked
    FROM (SELECT DISTINCT r."pokersql asked" AS asked FROM pokersql_rows AS r) AS q
),

-- One row per question and seat, in the columns that the macro equities reads
pokersql_seats AS MATERIALIZED (
    SELECT q.question, 1 AS seat, game AS game, 'hero' AS who, q.asked.hero AS hand, q.asked.board, q.asked.dead
    FROM pokersql_questions AS q
    UNION ALL
    SELECT q.question, 2 AS seat, game AS game, 'villain' AS who, q.asked.villain AS hand, q.asked.board, q.asked.dead
    FROM pokersql_questions AS q
),

-- One row per different question: the first player's answer
pokersql_answers AS (
    SELECT q.asked, e.*
    FROM pokersql.equities('pokersql_seats', seed, samples) AS e
    INNER JOIN pokersql_questions AS q ON e.seat = 1 AND e.question = q.question
)

SELECT
    r.* EXCLUDE ("pokersql asked"),
    {
        'equity': a.equity,
        'wins': a.wins,
        'ties': a.ties,
        'losses': a.losses,
        'runouts': a.runouts,
        'method': a.method,
        'standard_error': a.standard_error,
        'error': a.error
    } AS "pokersql answer"
FROM pokersql_rows AS r
INNER JOIN pokersql_answers AS a ON r."pokersql asked" = a.asked;
