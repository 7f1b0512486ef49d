-- A table of all-ins with the equity of the first of two players in each, or with the error that leaves it without one
-- Grain: one row per row of the table
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

-- FROM equity_of('allins', hero, villain, board) adds equity, wins, ties, losses, runouts, method, standard_error and
-- error to a table, view, file or frame. hero, villain and board are columns or expressions: cards as rank_hands takes
-- them, or for hero and villain ranges. NULL or '' is no board. dead := column has cards that cannot come; game :=
-- 'omaha' names a game. If your table has a column of one of these names, yours stays and ours ends in _1. Equal
-- questions are answered once. samples and seed say how a row is sampled that would take too long to count.

-- A value as text: cards of numbers as As Kd, nothing as NULL
CREATE OR REPLACE MACRO pokersql.written_cards(given) AS
    NULLIF(
        TRIM(
            CASE
                WHEN pokersql.is_numbers(given)
                    THEN
                        ARRAY_TO_STRING(
                            LIST_TRANSFORM(
                                pokersql.hand_numbers(given),
                                lambda pokersql_number: COALESCE(
                                    pokersql.number_text(pokersql_number, TRUE), CAST(pokersql_number AS VARCHAR)
                                )
                            ),
                            ' '
                        )
                ELSE pokersql.hand_text(given)
            END
        ),
        ''
    );

CREATE OR REPLACE MACRO pokersql.equity_of(
    hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1
) AS TABLE
WITH
-- One row per row of the table: its question as texts
pokersql_rows AS NOT MATERIALIZED (
    SELECT
        pokersql.written_cards(pokersql.given_column(hero, 'equity_of')) AS "pokersql hero",
        pokersql.written_cards(villain) AS "pokersql villain",
        pokersql.written_cards(board) AS "pokersql board",
        pokersql.written_cards(dead) AS "pokersql dead",
        t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per different question
pokersql_questions AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS question, q.*
    FROM (
        SELECT DISTINCT
            r."pokersql hero" AS hero,
            r."pokersql villain" AS villain,
            r."pokersql board" AS board,
            r."pokersql dead" AS dead
        FROM pokersql_rows AS r
    ) AS q
),

-- One row per question and seat
pokersql_seats AS MATERIALIZED (
    SELECT q.question, 1 AS seat, 'hero' AS who, q.hero AS hand, q.board, q.dead
    FROM pokersql_questions AS q
    UNION ALL
    SELECT q.question, 2 AS seat, 'villain' AS who, q.villain AS hand, q.board, q.dead
    FROM pokersql_questions AS q
),

-- One row per different question: its answer
pokersql_answers AS (
    SELECT q.hero, q.villain, q.board, q.dead, e.*
    FROM pokersql.equities('pokersql_seats', game, seed, samples) AS e
    INNER JOIN pokersql_questions AS q ON e.seat = 1 AND e.question = q.question
)

SELECT
    r.* EXCLUDE ("pokersql hero", "pokersql villain", "pokersql board", "pokersql dead"),
    a.equity,
    a.wins,
    a.ties,
    a.losses,
    a.runouts,
    a.method,
    a.standard_error,
    a.error
FROM pokersql_rows AS r
INNER JOIN pokersql_answers AS a
    ON
        r."pokersql hero" IS NOT DISTINCT FROM a.hero
        AND r."pokersql villain" IS NOT DISTINCT FROM a.villain
        AND r."pokersql board" IS NOT DISTINCT FROM a.board
        AND r."pokersql dead" IS NOT DISTINCT FROM a.dead;
