-- How often each set of winners wins, among three to ten players, by rank of the winning hand, in games with is_sum
-- Grain: one row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE)
-- Engine: duckdb
-- Access: internal

-- `matchups` and `questions` have the rows of matchups_of and questions_of, with three to ten seats. The key and the
-- rank of an empty seat are NULL. Showdowns are streamed, not stored, so memory grows only with the number of matchups.

CREATE OR REPLACE MACRO pokersql.sum_outcomes_of(matchups, questions, methods, is_ranked) AS TABLE
WITH
-- One row per game_key: the rank
ranks AS MATERIALIZED (
    SELECT k.* FROM pokersql.key_ranks_of(questions, methods) AS k
),

-- One row per matchup: the cards of its seats. DuckDB would scan a small table with one thread; it scans the result of
-- a GROUP BY with all threads
seat_cards AS (
    SELECT
        c.* EXCLUDE (weight, known_bits, known_codes, suits),
        SUM(c.weight) AS weight,
        {'bits': c.known_bits[1], 'codes': c.known_codes[1], 'suit': c.suits[1]} AS seat_1,
        {'bits': c.known_bits[2], 'codes': c.known_codes[2], 'suit': c.suits[2]} AS seat_2,
        {'bits': c.known_bits[3], 'codes': c.known_codes[3], 'suit': c.suits[3]} AS seat_3,
        {'bits': c.known_bits[4], 'codes': c.known_codes[4], 'suit': c.suits[4]} AS seat_4,
        {'bits': c.known_bits[5], 'codes': c.known_codes[5], 'suit': c.suits[5]} AS seat_5,
        {'bits': c.known_bits[6], 'codes': c.known_codes[6], 'suit': c.suits[6]} AS seat_6,
        {'bits': c.known_bits[7], 'codes': c.known_codes[7], 'suit': c.suits[7]} AS seat_7,
        {'bits': c.known_bits[8], 'codes': c.known_codes[8], 'suit': c.suits[8]} AS seat_8,
        {'bits': c.known_bits[9], 'codes': c.known_codes[9], 'suit': c.suits[9]} AS seat_9,
        {'bits': c.known_bits[10], 'codes': c.known_codes[10], 'suit': c.suits[10]} AS seat_10
    FROM pokersql.seat_cards_of(matchups) AS c
    WHERE LEN(c.known_bits) > 2
    GROUP BY ALL
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.question,
        s.runouts,
        pokersql.seat_key(s.seat_1, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_1,
        pokersql.seat_key(s.seat_2, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_2,
        pokersql.seat_key(s.seat_3, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_3,
        pokersql.seat_key(s.seat_4, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_4,
        pokersql.seat_key(s.seat_5, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_5,
        pokersql.seat_key(s.seat_6, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_6,
        pokersql.seat_key(s.seat_7, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_7,
        pokersql.seat_key(s.seat_8, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_8,
        pokersql.seat_key(s.seat_9, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_9,
        pokersql.seat_key(s.seat_10, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_10
    FROM pokersql.showdowns_of('seat_cards') AS s
),

-- One row per showdown: the rank of each seat, and the best rank
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
        r10.hand_rank AS rank_10,
        LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10) AS hand_rank
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

-- One row per showdown: the set of the seats with the best rank
winner_sets AS (
    SELECT
        b.question,
        CASE WHEN is_ranked THEN b.hand_rank END AS hand_rank,
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
    FROM seat_ranks AS b
)

SELECT w.question, w.winners AS high_winners, 0 AS low_winners, w.hand_rank, SUM(w.runouts) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.winners, w.hand_rank;
