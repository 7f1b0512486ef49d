-- How often each set of players wins, by the hand that wins, over a relation like the rows of showdowns_of
-- Grain: one row per set of winners and hand_rank of the best hand; winners has the bit 2^(seat - 1) of each
-- Reads: equity_keys, player_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- HOLDEM_KEY gives each seat a key, and a join on one small table its rank: ten joins. An empty seat has the key NULL,
-- and there are no keys to join it with. Rows stream through, so memory does not grow with the showdowns.

DROP MACRO TABLE IF EXISTS outcomes_of;

CREATE MACRO outcomes_of(showdowns) AS TABLE
WITH
-- One row per seat and key that seven cards can have: of their ranks, or of a flush
seven_card_keys AS (
    SELECT s.seat, k.hand_key, k.hand_rank
    FROM (SELECT DISTINCT h.seat FROM player_hands AS h) AS s
    INNER JOIN equity_keys AS k ON k.cards = 7 OR k.hand_key < 0
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.runouts,
        HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_1, s.bits_1) AS key_1,
        HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_2, s.bits_2) AS key_2,
        CASE
            WHEN s.bits_3 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_3, s.bits_3)
        END AS key_3,
        CASE
            WHEN s.bits_4 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_4, s.bits_4)
        END AS key_4,
        CASE
            WHEN s.bits_5 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_5, s.bits_5)
        END AS key_5,
        CASE
            WHEN s.bits_6 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_6, s.bits_6)
        END AS key_6,
        CASE
            WHEN s.bits_7 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_7, s.bits_7)
        END AS key_7,
        CASE
            WHEN s.bits_8 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_8, s.bits_8)
        END AS key_8,
        CASE
            WHEN s.bits_9 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_9, s.bits_9)
        END AS key_9,
        CASE
            WHEN s.bits_10 > 0
                THEN HOLDEM_KEY(s.board_codes, s.flush_suit, s.flush_codes, s.codes_10, s.bits_10)
        END AS key_10
    FROM QUERY_TABLE(showdowns) AS s
),

-- One row per showdown: the rank of each seat
seat_ranks AS (
    SELECT
        b.runouts,
        k1.hand_rank AS rank_1,
        k2.hand_rank AS rank_2,
        k3.hand_rank AS rank_3,
        k4.hand_rank AS rank_4,
        k5.hand_rank AS rank_5,
        k6.hand_rank AS rank_6,
        k7.hand_rank AS rank_7,
        k8.hand_rank AS rank_8,
        k9.hand_rank AS rank_9,
        k10.hand_rank AS rank_10
    FROM seat_keys AS b
    LEFT JOIN seven_card_keys AS k1 ON k1.seat = 1 AND b.key_1 = k1.hand_key
    LEFT JOIN seven_card_keys AS k2 ON k2.seat = 2 AND b.key_2 = k2.hand_key
    LEFT JOIN seven_card_keys AS k3 ON k3.seat = 3 AND b.key_3 = k3.hand_key
    LEFT JOIN seven_card_keys AS k4 ON k4.seat = 4 AND b.key_4 = k4.hand_key
    LEFT JOIN seven_card_keys AS k5 ON k5.seat = 5 AND b.key_5 = k5.hand_key
    LEFT JOIN seven_card_keys AS k6 ON k6.seat = 6 AND b.key_6 = k6.hand_key
    LEFT JOIN seven_card_keys AS k7 ON k7.seat = 7 AND b.key_7 = k7.hand_key
    LEFT JOIN seven_card_keys AS k8 ON k8.seat = 8 AND b.key_8 = k8.hand_key
    LEFT JOIN seven_card_keys AS k9 ON k9.seat = 9 AND b.key_9 = k9.hand_key
    LEFT JOIN seven_card_keys AS k10 ON k10.seat = 10 AND b.key_10 = k10.hand_key
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

SELECT w.winners, w.hand_rank, SUM(w.runouts) AS runouts
FROM winner_sets AS w
GROUP BY w.winners, w.hand_rank;
