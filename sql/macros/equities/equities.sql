-- The equity of each seat's hand or range, for a table of questions
-- Grain: one row per row of `asked_table`
-- Reads: pokersql.game_methods, pokersql.judges
-- Engine: duckdb
-- Access: internal

-- `asked_table` has a row per question and seat (from 1): the game, the player's name (`who`), and the hand, the board
-- and the dead cards as texts. A question with an error has no equity; all other questions have one.

CREATE OR REPLACE MACRO pokersql.equities(asked_table, seed, samples) AS TABLE
WITH
-- One row per row of asked_table, with the game's name as in judges; an unknown game is an error
asked AS MATERIALIZED (
    SELECT a.* REPLACE (g.game AS game)
    FROM QUERY_TABLE(asked_table) AS a
    INNER JOIN (
        SELECT n.written, ANY_VALUE(j.game) AS game
        FROM (
            SELECT t.game AS written, pokersql.judge_name(NULL, t.game) AS name
            FROM (SELECT DISTINCT a.game FROM QUERY_TABLE(asked_table) AS a) AS t
        ) AS n
        INNER JOIN pokersql.judges AS j ON n.name = j.name AND j.game > ''
        GROUP BY n.written
    ) AS g ON a.game = g.written
),

-- One row per game of the questions: its row of game_methods
methods AS MATERIALIZED (
    SELECT m.* FROM pokersql.game_methods AS m
    WHERE m.game IN (SELECT a.game FROM asked AS a)
),

-- One row per game, part and text
texts AS MATERIALIZED (
    SELECT t.* FROM pokersql.asked_texts_of('asked', 'methods') AS t
),

-- One row per game, range and piece of the range
pieces AS MATERIALIZED (
    SELECT p.* FROM pokersql.range_pieces_of('texts', 'methods') AS p
),

-- One row per game, part, text and hand that the text names
written_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.written_hands_of('texts', 'pieces', 'methods') AS h
),

-- One row per question and place whose cards are certain
certain_cards AS MATERIALIZED (
    SELECT c.* FROM pokersql.certain_cards_of('asked', 'texts', 'written_hands') AS c
),

-- One row per question, seat and hand
seat_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.seat_hands_of('asked', 'written_hands', 'certain_cards', 'methods') AS h
),

-- One row per question and problem
problems AS MATERIALIZED (
    SELECT p.*
    FROM pokersql.question_problems_of('asked', 'texts', 'pieces', 'certain_cards', 'seat_hands', 'methods') AS p
),

-- One row per question without a problem
questions AS MATERIALIZED (
    SELECT q.*
    FROM
        pokersql.questions_of(
            'asked', 'certain_cards', 'seat_hands', 'problems', 'pokersql.equity_limits', 'methods'
        ) AS q
),

-- One row: the seed and the samples, in the columns of the table simulation
batch AS (
    SELECT seed AS seed, 1 AS first_sample, samples AS samples
),

-- One row per matchup that is counted, and one row per showdown that is simulated
matchups AS MATERIALIZED (
    SELECT m.* FROM pokersql.matchups_of('questions', 'seat_hands') AS m
    UNION ALL
    SELECT s.* FROM pokersql.sampled_showdowns_of('questions', 'seat_hands', 'batch') AS s
),

-- One row per question, high_winners, low_winners and hand_rank
counts AS (
    SELECT o.* FROM pokersql.table_outcomes_of('questions', 'seat_hands') AS o
    UNION ALL
    SELECT o.* FROM pokersql.pair_outcomes_of('questions', 'seat_hands', 'methods', FALSE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.range_outcomes_of('questions', 'seat_hands', 'methods') AS o
    UNION ALL
    SELECT o.* FROM pokersql.heads_up_outcomes_of('matchups', 'questions', 'methods', FALSE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.sum_outcomes_of('matchups', 'questions', 'methods', FALSE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.judged_outcomes_of('matchups', 'questions') AS o
),

-- One row per row of counts: the method that answers its question
outcomes AS (
    SELECT c.*, q.method
    FROM counts AS c
    INNER JOIN questions AS q ON c.question = q.question
),

-- One row per seat of each question that has an equity
answers AS (
    SELECT e.* FROM pokersql.seat_equities_of('asked', 'outcomes', 'methods') AS e
),

-- One row per question with a problem: the first problem as text
question_errors AS (
    SELECT p.question, ARG_MIN(p.error || COALESCE(' of ' || p.place, ''), p.turn) AS error
    FROM problems AS p
    GROUP BY p.question
)

SELECT
    a.question,
    a.seat,
    e.equity,
    TRY_CAST(e.wins AS BIGINT) AS wins,
    TRY_CAST(e.ties AS BIGINT) AS ties,
    TRY_CAST(e.losses AS BIGINT) AS losses,
    TRY_CAST(e.runouts AS BIGINT) AS runouts,
    e.method,
    e.standard_error,
    CASE
        WHEN p.error IS NOT NULL THEN p.error
        WHEN e.question IS NULL THEN 'no_matchup: the ranges have no hands without a common card'
    END AS error
FROM asked AS a
LEFT JOIN answers AS e ON a.question = e.question AND a.seat = e.seat
LEFT JOIN question_errors AS p ON a.question = p.question;
