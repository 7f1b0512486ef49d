-- How often each of two players wins, by rank of the winning hand, in games with is_sum (a sum determines the rank)
-- Grain: one row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE)
-- Engine: duckdb
-- Access: internal

-- `matchups` and `questions` have the rows of matchups_of and questions_of. For two players this macro takes a third of
-- the time of sum_outcomes_of. Showdowns are streamed, not stored, so memory grows only with the number of matchups.

CREATE OR REPLACE MACRO pokersql.heads_up_outcomes_of(matchups, questions, methods, is_ranked) AS TABLE
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
        {'bits': c.known_bits[2], 'codes': c.known_codes[2], 'suit': c.suits[2]} AS seat_2
    FROM pokersql.seat_cards_of(matchups) AS c
    WHERE LEN(c.known_bits) = 2
    GROUP BY ALL
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.question,
        s.runouts,
        pokersql.seat_key(s.seat_1, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_1,
        pokersql.seat_key(s.seat_2, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_2
    FROM pokersql.showdowns_of('seat_cards') AS s
),

-- One row per showdown: winners is 1 or 2 if one player wins, 3 if both players win
winner_sets AS (
    SELECT
        k.question,
        CASE WHEN is_ranked THEN LEAST(a.hand_rank, b.hand_rank) END AS hand_rank,
        k.runouts,
        CAST(a.hand_rank <= b.hand_rank AS INTEGER) + 2 * CAST(b.hand_rank <= a.hand_rank AS INTEGER) AS winners
    FROM seat_keys AS k
    LEFT JOIN ranks AS a ON k.key_1 = a.game_key
    LEFT JOIN ranks AS b ON k.key_2 = b.game_key
)

SELECT w.question, w.winners AS high_winners, 0 AS low_winners, w.hand_rank, SUM(w.runouts) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.winners, w.hand_rank;
