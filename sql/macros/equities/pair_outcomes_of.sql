-- How often each of two players wins, by the hand that wins, counted by comparing every two hands on each board
-- Grain: one row per question of the first table, set of winners and hand_rank of the best hand
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The tables are those of questions_of and seat_hands_of. A hand is ranked once per board, not once per showdown;
-- memory grows with boards * hands, and showdowns stream.

CREATE OR REPLACE MACRO pokersql.pair_outcomes_of(questions, seat_hands, methods) AS TABLE
WITH
-- One row per question that is counted so
pair_questions AS (
    SELECT q.* FROM QUERY_TABLE(questions) AS q
    WHERE q.counting = 'pair'
),

-- One row per question, board, seat and hand
board_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.board_hands_of('pair_questions', seat_hands, methods) AS h
),

-- One row per showdown; seat 1, often a single hand, stands on the right, where DuckDB builds its hash table
showdowns AS (
    SELECT
        v.question,
        CAST(h.hand_rank <= v.hand_rank AS INTEGER) + 2 * CAST(v.hand_rank <= h.hand_rank AS INTEGER) AS winners,
        LEAST(h.hand_rank, v.hand_rank) AS hand_rank,
        h.weight * v.weight AS weight
    FROM board_hands AS v
    INNER JOIN board_hands AS h ON v.question = h.question AND v.board = h.board AND v.card_bits & h.card_bits = 0
    WHERE v.seat = 2 AND h.seat = 1
)

SELECT s.question, s.winners AS high_winners, 0 AS low_winners, s.hand_rank, SUM(s.weight) AS runouts
FROM showdowns AS s
GROUP BY s.question, s.winners, s.hand_rank;
