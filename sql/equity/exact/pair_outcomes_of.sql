-- How often each set of two players wins, by the hand that wins, over a relation like the rows of boards_of
-- Grain: one row per set of winners and hand_rank of the best hand; winners has the bit 2^(seat - 1) of each
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- A hand is ranked once per board, not once per showdown; memory grows with boards * hands, and showdowns stream.

DROP MACRO TABLE IF EXISTS pair_outcomes_of;

CREATE MACRO pair_outcomes_of(boards) AS TABLE
WITH
-- One row per board, player and hand that shares no card with it
board_hands AS MATERIALIZED (
    SELECT h.board, h.seat, h.card_bits, h.weight, h.hand_rank FROM BOARD_HANDS_OF(boards) AS h
),

-- One row per showdown; DuckDB hashes the right side, so that of a single hand against a range is small
showdowns AS (
    SELECT
        CAST(h.hand_rank <= v.hand_rank AS INTEGER) + 2 * CAST(v.hand_rank <= h.hand_rank AS INTEGER) AS winners,
        LEAST(h.hand_rank, v.hand_rank) AS hand_rank,
        h.weight * v.weight AS weight
    FROM board_hands AS v
    INNER JOIN board_hands AS h ON v.board = h.board AND v.card_bits & h.card_bits = 0
    WHERE v.seat = 2 AND h.seat = 1
)

SELECT s.winners, s.hand_rank, SUM(s.weight) AS runouts
FROM showdowns AS s
GROUP BY s.winners, s.hand_rank;
