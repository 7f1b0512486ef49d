-- The best rank of each hand with two of its own cards and three of the board, in each half of the pot
-- Grain: one row per set of three cards that a board can have; high_n is the rank of seat n, NULL if it has none
-- Reads: board_numbers, class_ranks, game_cards, game_givens
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS board_triples;

CREATE VIEW board_triples AS
WITH
-- One row per card that a board can have
cards AS MATERIALIZED (
    SELECT b.* FROM board_numbers AS b
),

-- One row per seat and card of its hand
own_cards AS MATERIALIZED (
    SELECT c.seat, c.card_id, c.rank_code, c.suit_bits FROM game_cards AS c
    WHERE c.seat > 0
),

-- One row per seat and two of its cards
own_pairs AS MATERIALIZED (
    SELECT a.seat, a.rank_code + b.rank_code AS codes, a.suit_bits & b.suit_bits AS suit_bits
    FROM own_cards AS a
    INNER JOIN own_cards AS b ON a.seat = b.seat AND a.card_id < b.card_id
),

-- One row per set of three, with the cards that all but two of a board are
triples AS (
    SELECT
        a.number AS card_1,
        b.number AS card_2,
        c.number AS card_3,
        a.is_known + b.is_known + c.is_known AS known,
        a.rank_code + b.rank_code + c.rank_code AS codes,
        a.suit_bits & b.suit_bits & c.suit_bits AS suit_bits
    FROM cards AS a
    INNER JOIN cards AS b ON a.number < b.number
    INNER JOIN cards AS c ON b.number < c.number
    WHERE a.is_known + b.is_known + c.is_known >= a.board_known - 2
),

-- One row per half of the pot and kind of hand that can win it
half_ranks AS MATERIALIZED (
    SELECT 'high' AS half, r.hand_key, r.hand_rank
    FROM game_givens AS g
    INNER JOIN class_ranks AS r ON g.high_rules = r.rules
    UNION ALL
    SELECT 'low' AS half, r.hand_key, r.hand_rank
    FROM game_givens AS g
    INNER JOIN class_ranks AS r ON g.low_rules = r.rules
),

-- One row per set of three, seat, two of its cards, and half
ranks AS (
    SELECT t.card_1, t.card_2, t.card_3, t.known, p.seat, h.half, h.hand_rank
    FROM triples AS t
    CROSS JOIN own_pairs AS p
    INNER JOIN half_ranks AS h
        ON h.hand_key = (t.codes + p.codes) * CASE WHEN t.suit_bits & p.suit_bits > 0 THEN -1 ELSE 1 END
)

SELECT
    TRIPLE_NUMBER(r.card_1, r.card_2, r.card_3) AS triple,
    r.card_1,
    r.card_2,
    r.card_3,
    r.known,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 1) AS high_1,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 2) AS high_2,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 3) AS high_3,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 4) AS high_4,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 5) AS high_5,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 6) AS high_6,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 7) AS high_7,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 8) AS high_8,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 9) AS high_9,
    MIN(r.hand_rank) FILTER (r.half = 'high' AND r.seat = 10) AS high_10,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 1) AS low_1,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 2) AS low_2,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 3) AS low_3,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 4) AS low_4,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 5) AS low_5,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 6) AS low_6,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 7) AS low_7,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 8) AS low_8,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 9) AS low_9,
    MIN(r.hand_rank) FILTER (r.half = 'low' AND r.seat = 10) AS low_10
FROM ranks AS r
GROUP BY r.card_1, r.card_2, r.card_3, r.known;
