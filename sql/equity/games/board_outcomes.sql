-- How often each set of players wins each half of the pot, over all boards
-- Grain: one row per set of winners of the high and of the low half; the bit 2^(seat - 1) of each, 0 if there is none
-- Reads: board_numbers, board_quads
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- rank(5 cards) = MIN over each card of rank(the other 4): four look-ups a board, as quad_number has no gaps and DuckDB
-- finds the row as in an array (perfect hash join) if board_quads is kept as a table.

DROP VIEW IF EXISTS board_outcomes;

CREATE VIEW board_outcomes AS
WITH
-- One row per set of four cards, here once because it is used five times
quads AS MATERIALIZED (
    SELECT q.* FROM board_quads AS q
),

-- One row per board
boards AS (
    SELECT
        LEAST(q.high_1, u.high_1, v.high_1, w.high_1, x.high_1) AS high_1,
        LEAST(q.high_2, u.high_2, v.high_2, w.high_2, x.high_2) AS high_2,
        LEAST(q.high_3, u.high_3, v.high_3, w.high_3, x.high_3) AS high_3,
        LEAST(q.high_4, u.high_4, v.high_4, w.high_4, x.high_4) AS high_4,
        LEAST(q.high_5, u.high_5, v.high_5, w.high_5, x.high_5) AS high_5,
        LEAST(q.high_6, u.high_6, v.high_6, w.high_6, x.high_6) AS high_6,
        LEAST(q.high_7, u.high_7, v.high_7, w.high_7, x.high_7) AS high_7,
        LEAST(q.high_8, u.high_8, v.high_8, w.high_8, x.high_8) AS high_8,
        LEAST(q.high_9, u.high_9, v.high_9, w.high_9, x.high_9) AS high_9,
        LEAST(q.high_10, u.high_10, v.high_10, w.high_10, x.high_10) AS high_10,
        LEAST(q.low_1, u.low_1, v.low_1, w.low_1, x.low_1) AS low_1,
        LEAST(q.low_2, u.low_2, v.low_2, w.low_2, x.low_2) AS low_2,
        LEAST(q.low_3, u.low_3, v.low_3, w.low_3, x.low_3) AS low_3,
        LEAST(q.low_4, u.low_4, v.low_4, w.low_4, x.low_4) AS low_4,
        LEAST(q.low_5, u.low_5, v.low_5, w.low_5, x.low_5) AS low_5,
        LEAST(q.low_6, u.low_6, v.low_6, w.low_6, x.low_6) AS low_6,
        LEAST(q.low_7, u.low_7, v.low_7, w.low_7, x.low_7) AS low_7,
        LEAST(q.low_8, u.low_8, v.low_8, w.low_8, x.low_8) AS low_8,
        LEAST(q.low_9, u.low_9, v.low_9, w.low_9, x.low_9) AS low_9,
        LEAST(q.low_10, u.low_10, v.low_10, w.low_10, x.low_10) AS low_10
    FROM quads AS q
    INNER JOIN board_numbers AS c ON q.card_4 < c.number
    INNER JOIN quads AS u ON u.quad = QUAD_NUMBER(q.card_1, q.card_2, q.card_3, c.number)
    INNER JOIN quads AS v ON v.quad = QUAD_NUMBER(q.card_1, q.card_2, q.card_4, c.number)
    INNER JOIN quads AS w ON w.quad = QUAD_NUMBER(q.card_1, q.card_3, q.card_4, c.number)
    INNER JOIN quads AS x ON x.quad = QUAD_NUMBER(q.card_2, q.card_3, q.card_4, c.number)
    WHERE q.known + c.is_known = c.board_known
),

-- One row per board: who wins each half
winner_sets AS (
    SELECT
        WINNER_BITS(
            b.high_1, b.high_2, b.high_3, b.high_4, b.high_5, b.high_6, b.high_7, b.high_8, b.high_9, b.high_10
        ) AS high_winners,
        WINNER_BITS(
            b.low_1, b.low_2, b.low_3, b.low_4, b.low_5, b.low_6, b.low_7, b.low_8, b.low_9, b.low_10
        ) AS low_winners
    FROM boards AS b
)

SELECT w.high_winners, w.low_winners, COUNT(*) AS runouts
FROM winner_sets AS w
GROUP BY w.high_winners, w.low_winners;
