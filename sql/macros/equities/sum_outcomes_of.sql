-- How often each set of players wins, in a game with one half whose ranks a sum tells
-- Grain: one row per question of the table and set of winners; high_winners has the bit 2^(seat - 1) of each
-- Reads: pokersql.rule_keys
-- Source: sql/equity/exact/outcomes_of.sql
-- Engine: duckdb
-- Access: internal

-- The first table has a row per showdown: its question and weight, the board, and the own cards of up to ten seats; the
-- second the row of judges. Each seat's key finds its rank in a small table. Rows stream through, so memory grows with
-- the questions, not with the showdowns.

CREATE OR REPLACE MACRO pokersql.sum_outcomes_of(showdowns, halves) AS TABLE
WITH
-- One row per key of all cards of a hand, or of a flush
ranks AS (
    SELECT k.hand_key, k.hand_rank
    FROM pokersql.rule_keys AS k
    INNER JOIN QUERY_TABLE(halves) AS h
        ON k.rules = h.half_rules AND (k.hand_key < 0 OR k.cards = h.most_own + h.most_board)
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.question,
        s.weight,
        pokersql.sum_key(s.board_bits | s.bits_1, h.counts_suits, h.cards) AS key_1,
        pokersql.sum_key(s.board_bits | s.bits_2, h.counts_suits, h.cards) AS key_2,
        CASE
            WHEN s.bits_3 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_3, h.counts_suits, h.cards)
        END AS key_3,
        CASE
            WHEN s.bits_4 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_4, h.counts_suits, h.cards)
        END AS key_4,
        CASE
            WHEN s.bits_5 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_5, h.counts_suits, h.cards)
        END AS key_5,
        CASE
            WHEN s.bits_6 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_6, h.counts_suits, h.cards)
        END AS key_6,
        CASE
            WHEN s.bits_7 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_7, h.counts_suits, h.cards)
        END AS key_7,
        CASE
            WHEN s.bits_8 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_8, h.counts_suits, h.cards)
        END AS key_8,
        CASE
            WHEN s.bits_9 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_9, h.counts_suits, h.cards)
        END AS key_9,
        CASE
            WHEN s.bits_10 > 0 THEN pokersql.sum_key(s.board_bits | s.bits_10, h.counts_suits, h.cards)
        END AS key_10
    FROM QUERY_TABLE(showdowns) AS s
    CROSS JOIN QUERY_TABLE(halves) AS h
),

-- One row per showdown: the rank of each seat
seat_ranks AS (
    SELECT
        k.question,
        k.weight,
        r1.hand_rank AS rank_1,
        r2.hand_rank AS rank_2,
        r3.hand_rank AS rank_3,
        r4.hand_rank AS rank_4,
        r5.hand_rank AS rank_5,
        r6.hand_rank AS rank_6,
        r7.hand_rank AS rank_7,
        r8.hand_rank AS rank_8,
        r9.hand_rank AS rank_9,
        r10.hand_rank AS rank_10
    FROM seat_keys AS k
    LEFT JOIN ranks AS r1 ON k.key_1 = r1.hand_key
    LEFT JOIN ranks AS r2 ON k.key_2 = r2.hand_key
    LEFT JOIN ranks AS r3 ON k.key_3 = r3.hand_key
    LEFT JOIN ranks AS r4 ON k.key_4 = r4.hand_key
    LEFT JOIN ranks AS r5 ON k.key_5 = r5.hand_key
    LEFT JOIN ranks AS r6 ON k.key_6 = r6.hand_key
    LEFT JOIN ranks AS r7 ON k.key_7 = r7.hand_key
    LEFT JOIN ranks AS r8 ON k.key_8 = r8.hand_key
    LEFT JOIN ranks AS r9 ON k.key_9 = r9.hand_key
    LEFT JOIN ranks AS r10 ON k.key_10 = r10.hand_key
),

-- One row per showdown: the best rank
best_ranks AS (
    SELECT
        r.*,
        LEAST(
            r.rank_1, r.rank_2, r.rank_3, r.rank_4, r.rank_5, r.rank_6, r.rank_7, r.rank_8, r.rank_9, r.rank_10
        ) AS best_rank
    FROM seat_ranks AS r
),

-- One row per showdown: which seats have it
winner_sets AS (
    SELECT
        b.question,
        b.weight,
        CASE WHEN b.rank_1 = b.best_rank THEN 1 ELSE 0 END
        + CASE WHEN b.rank_2 = b.best_rank THEN 2 ELSE 0 END
        + CASE WHEN b.rank_3 = b.best_rank THEN 4 ELSE 0 END
        + CASE WHEN b.rank_4 = b.best_rank THEN 8 ELSE 0 END
        + CASE WHEN b.rank_5 = b.best_rank THEN 16 ELSE 0 END
        + CASE WHEN b.rank_6 = b.best_rank THEN 32 ELSE 0 END
        + CASE WHEN b.rank_7 = b.best_rank THEN 64 ELSE 0 END
        + CASE WHEN b.rank_8 = b.best_rank THEN 128 ELSE 0 END
        + CASE WHEN b.rank_9 = b.best_rank THEN 256 ELSE 0 END
        + CASE WHEN b.rank_10 = b.best_rank THEN 512 ELSE 0 END AS winners
    FROM best_ranks AS b
)

SELECT w.question, w.winners AS high_winners, 0 AS low_winners, SUM(w.weight) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.winners;
