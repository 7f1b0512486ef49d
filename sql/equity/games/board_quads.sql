-- The best rank of each hand with two of its own cards and three of four of the board, in each half of the pot
-- Grain: one row per set of four cards that a board can have; high_n is the rank of seat n, NULL if it has none
-- Reads: board_numbers, board_triples
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- rank(4 cards) = MIN over each card of rank(the other 3), which triple finds.

DROP VIEW IF EXISTS board_quads;

CREATE VIEW board_quads AS
WITH
-- One row per set of three cards
triples AS MATERIALIZED (
    SELECT t.* FROM board_triples AS t
),

-- One row per card that a board can have
cards AS MATERIALIZED (
    SELECT b.* FROM board_numbers AS b
)

SELECT
    QUAD_NUMBER(t.card_1, t.card_2, t.card_3, c.number) AS quad,
    t.card_1,
    t.card_2,
    t.card_3,
    c.number AS card_4,
    t.known + c.is_known AS known,
    LEAST(t.high_1, u.high_1, v.high_1, w.high_1) AS high_1,
    LEAST(t.high_2, u.high_2, v.high_2, w.high_2) AS high_2,
    LEAST(t.high_3, u.high_3, v.high_3, w.high_3) AS high_3,
    LEAST(t.high_4, u.high_4, v.high_4, w.high_4) AS high_4,
    LEAST(t.high_5, u.high_5, v.high_5, w.high_5) AS high_5,
    LEAST(t.high_6, u.high_6, v.high_6, w.high_6) AS high_6,
    LEAST(t.high_7, u.high_7, v.high_7, w.high_7) AS high_7,
    LEAST(t.high_8, u.high_8, v.high_8, w.high_8) AS high_8,
    LEAST(t.high_9, u.high_9, v.high_9, w.high_9) AS high_9,
    LEAST(t.high_10, u.high_10, v.high_10, w.high_10) AS high_10,
    LEAST(t.low_1, u.low_1, v.low_1, w.low_1) AS low_1,
    LEAST(t.low_2, u.low_2, v.low_2, w.low_2) AS low_2,
    LEAST(t.low_3, u.low_3, v.low_3, w.low_3) AS low_3,
    LEAST(t.low_4, u.low_4, v.low_4, w.low_4) AS low_4,
    LEAST(t.low_5, u.low_5, v.low_5, w.low_5) AS low_5,
    LEAST(t.low_6, u.low_6, v.low_6, w.low_6) AS low_6,
    LEAST(t.low_7, u.low_7, v.low_7, w.low_7) AS low_7,
    LEAST(t.low_8, u.low_8, v.low_8, w.low_8) AS low_8,
    LEAST(t.low_9, u.low_9, v.low_9, w.low_9) AS low_9,
    LEAST(t.low_10, u.low_10, v.low_10, w.low_10) AS low_10
FROM triples AS t
INNER JOIN cards AS c ON t.card_3 < c.number
INNER JOIN triples AS u ON u.triple = TRIPLE_NUMBER(t.card_1, t.card_2, c.number)
INNER JOIN triples AS v ON v.triple = TRIPLE_NUMBER(t.card_1, t.card_3, c.number)
INNER JOIN triples AS w ON w.triple = TRIPLE_NUMBER(t.card_2, t.card_3, c.number)
WHERE t.known + c.is_known >= c.board_known - 1;
