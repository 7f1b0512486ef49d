-- How often each set of players wins each half of the pot, in any game
-- Grain: one row per question of the table and set of winners of each half, the bit 2^(seat - 1) of each
-- Reads: nothing
-- Source: sql/equity/games/dealt_outcomes_of.sql
-- Engine: duckdb
-- Access: internal

-- The tables are those of sum_outcomes_of, the second with a row per half. Equal hands with equal boards are ranked
-- once.

CREATE OR REPLACE MACRO pokersql.judged_outcomes_of(showdowns, halves) AS TABLE
WITH
-- One row per showdown
numbered_showdowns AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS showdown, s.*
    FROM QUERY_TABLE(showdowns) AS s
),

-- One row per showdown and seat
seat_showdowns AS (
    SELECT
        n.showdown,
        n.question,
        n.weight,
        n.board_bits,
        UNNEST([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) AS seat,
        UNNEST([
            n.bits_1, n.bits_2, n.bits_3, n.bits_4, n.bits_5, n.bits_6, n.bits_7, n.bits_8, n.bits_9, n.bits_10
        ]) AS own_bits
    FROM numbered_showdowns AS n
),

-- One row per different hand, board and half
judged_hands AS MATERIALIZED (
    SELECT d.own_bits, d.board_bits, h.*
    FROM (SELECT DISTINCT s.own_bits, s.board_bits FROM seat_showdowns AS s WHERE s.own_bits IS NOT NULL) AS d
    CROSS JOIN QUERY_TABLE(halves) AS h
),

-- One row per different hand, board and half that has a rank
ranks AS MATERIALIZED (
    SELECT r.own_bits, r.board_bits, r.half_number, r.hand_rank
    FROM pokersql.half_ranks('judged_hands') AS r
    WHERE r.hand_rank > 0
),

-- One row per showdown, half and seat that has a rank
seat_ranks AS (
    SELECT s.showdown, s.question, s.weight, s.seat, h.half, r.hand_rank
    FROM seat_showdowns AS s
    INNER JOIN ranks AS r ON s.own_bits = r.own_bits AND s.board_bits = r.board_bits
    INNER JOIN QUERY_TABLE(halves) AS h ON r.half_number = h.half_number
),

-- One row per showdown and half that is won: by whom
half_winners AS (
    SELECT
        r.showdown,
        r.question,
        r.weight,
        r.half,
        CAST(SUM(CASE WHEN r.hand_rank = r.best_rank THEN 1 << (r.seat - 1) ELSE 0 END) AS BIGINT) AS winners
    FROM (
        SELECT s.*, MIN(s.hand_rank) OVER (PARTITION BY s.showdown, s.half) AS best_rank
        FROM seat_ranks AS s
    ) AS r
    GROUP BY r.showdown, r.question, r.weight, r.half
),

-- One row per showdown: by whom each half is won
winner_sets AS (
    SELECT
        w.question,
        w.weight,
        COALESCE(MAX(w.winners) FILTER (w.half = 'high'), 0) AS high_winners,
        COALESCE(MAX(w.winners) FILTER (w.half = 'low'), 0) AS low_winners
    FROM half_winners AS w
    GROUP BY w.showdown, w.question, w.weight
)

SELECT w.question, w.high_winners, w.low_winners, SUM(w.weight) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.high_winners, w.low_winners;
