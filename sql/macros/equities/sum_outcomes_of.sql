-- How often each set of players wins, by the hand that wins, in games with one half whose ranks a sum tells
-- Grain: one row per question of the tables, set of winners and hand_rank of the best hand
-- Reads: pokersql.rule_keys
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The tables are those of showdowns_of and questions_of. Each seat's key finds its rank in a small table; a game's key
-- is that of its rules times 64, plus their number. A seat above the last has the key NULL, and no rank. Rows stream
-- through, so memory grows with the questions, not with the showdowns.

-- The key in rule_keys of own cards beside a board, or a kind of board
CREATE OR REPLACE MACRO pokersql.seat_key(board_bits, board_codes, flush_suit, flush_codes, flush_cards, own_bits) AS
    CASE
        WHEN board_codes IS NOT NULL
            THEN
                pokersql.board_key(
                    board_codes, flush_suit, flush_codes, flush_cards, pokersql.code_sum(own_bits), own_bits
                )
        ELSE pokersql.sum_key(board_bits | own_bits, 1, flush_cards)
    END;

CREATE OR REPLACE MACRO pokersql.sum_outcomes_of(showdowns, questions, methods) AS TABLE
WITH
-- One row per key that all cards of a hand can have: of their ranks, or of a flush
ranks AS (
    SELECT DISTINCT k.hand_key * 64 + m.rules_number AS game_key, k.hand_rank
    FROM (SELECT DISTINCT q.game FROM QUERY_TABLE(questions) AS q) AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game AND m.is_sum
    INNER JOIN pokersql.rule_keys AS k
        ON m.high_rules = k.rules AND (k.hand_key < 0 OR k.cards = m.own_cards + m.board_cards)
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.question,
        s.runouts,
        CASE
            WHEN s.bits_1 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_1
                    )
                    * 64 + s.rules_number
        END AS key_1,
        CASE
            WHEN s.bits_2 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_2
                    )
                    * 64 + s.rules_number
        END AS key_2,
        CASE
            WHEN s.bits_3 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_3
                    )
                    * 64 + s.rules_number
        END AS key_3,
        CASE
            WHEN s.bits_4 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_4
                    )
                    * 64 + s.rules_number
        END AS key_4,
        CASE
            WHEN s.bits_5 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_5
                    )
                    * 64 + s.rules_number
        END AS key_5,
        CASE
            WHEN s.bits_6 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_6
                    )
                    * 64 + s.rules_number
        END AS key_6,
        CASE
            WHEN s.bits_7 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_7
                    )
                    * 64 + s.rules_number
        END AS key_7,
        CASE
            WHEN s.bits_8 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_8
                    )
                    * 64 + s.rules_number
        END AS key_8,
        CASE
            WHEN s.bits_9 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_9
                    )
                    * 64 + s.rules_number
        END AS key_9,
        CASE
            WHEN s.bits_10 > 0
                THEN
                    pokersql.seat_key(
                        s.board_bits, s.board_codes, s.flush_suit, s.flush_codes, s.flush_cards, s.bits_10
                    )
                    * 64 + s.rules_number
        END AS key_10
    FROM QUERY_TABLE(showdowns) AS s
),

-- One row per showdown: the rank of each seat
seat_ranks AS (
    SELECT
        k.question,
        k.runouts,
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
    LEFT JOIN ranks AS r1 ON k.key_1 = r1.game_key
    LEFT JOIN ranks AS r2 ON k.key_2 = r2.game_key
    LEFT JOIN ranks AS r3 ON k.key_3 = r3.game_key
    LEFT JOIN ranks AS r4 ON k.key_4 = r4.game_key
    LEFT JOIN ranks AS r5 ON k.key_5 = r5.game_key
    LEFT JOIN ranks AS r6 ON k.key_6 = r6.game_key
    LEFT JOIN ranks AS r7 ON k.key_7 = r7.game_key
    LEFT JOIN ranks AS r8 ON k.key_8 = r8.game_key
    LEFT JOIN ranks AS r9 ON k.key_9 = r9.game_key
    LEFT JOIN ranks AS r10 ON k.key_10 = r10.game_key
),

-- One row per showdown: the best rank
best_ranks AS (
    SELECT
        r.*,
        LEAST(
            r.rank_1, r.rank_2, r.rank_3, r.rank_4, r.rank_5, r.rank_6, r.rank_7, r.rank_8, r.rank_9, r.rank_10
        ) AS hand_rank
    FROM seat_ranks AS r
),

-- One row per showdown: which seats have it
winner_sets AS (
    SELECT
        b.question,
        b.hand_rank,
        b.runouts,
        CASE WHEN b.rank_1 = b.hand_rank THEN 1 ELSE 0 END
        + CASE WHEN b.rank_2 = b.hand_rank THEN 2 ELSE 0 END
        + CASE WHEN b.rank_3 = b.hand_rank THEN 4 ELSE 0 END
        + CASE WHEN b.rank_4 = b.hand_rank THEN 8 ELSE 0 END
        + CASE WHEN b.rank_5 = b.hand_rank THEN 16 ELSE 0 END
        + CASE WHEN b.rank_6 = b.hand_rank THEN 32 ELSE 0 END
        + CASE WHEN b.rank_7 = b.hand_rank THEN 64 ELSE 0 END
        + CASE WHEN b.rank_8 = b.hand_rank THEN 128 ELSE 0 END
        + CASE WHEN b.rank_9 = b.hand_rank THEN 256 ELSE 0 END
        + CASE WHEN b.rank_10 = b.hand_rank THEN 512 ELSE 0 END AS winners
    FROM best_ranks AS b
)

SELECT w.question, w.winners AS high_winners, 0 AS low_winners, w.hand_rank, SUM(w.runouts) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.winners, w.hand_rank;
