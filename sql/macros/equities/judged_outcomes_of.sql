-- How often each set of players wins each half of the pot, in games without is_sum (see sql/showdowns/game_methods.sql)
-- Grain: one row per question, high_winners, low_winners and hand_rank; hand_rank is the best rank in the first half
-- Reads: pokersql.judges
-- Engine: duckdb
-- Access: internal

-- `matchups` and `questions` have the rows of matchups_of and questions_of. high_winners and low_winners are sums of
-- 2^(seat - 1). Equal own cards on equal boards, or on boards with the same view (see view_ranks_of), are ranked once.

CREATE OR REPLACE MACRO pokersql.judged_outcomes_of(matchups, questions) AS TABLE
WITH
-- One row per game and half; half_number numbers these rows from 1, across all games
halves AS MATERIALIZED (
    SELECT j.* REPLACE (ROW_NUMBER() OVER (ORDER BY j.game, j.half) AS half_number)
    FROM (SELECT DISTINCT q.game FROM QUERY_TABLE(questions) AS q WHERE NOT q.is_sum) AS g
    INNER JOIN pokersql.judges AS j ON g.game = j.game
),

-- One row per matchup in games without is_sum
judged_matchups AS (
    SELECT m.* FROM QUERY_TABLE(matchups) AS m
    WHERE NOT m.is_sum
),

-- One row per showdown; board_codes, flush_suit and flush_codes are NULL in games without has_kinds
numbered_showdowns AS MATERIALIZED (
    SELECT
        ROW_NUMBER() OVER () AS showdown,
        q.game,
        s.question,
        s.runouts,
        s.holes,
        s.board_bits,
        CASE WHEN s.has_kinds THEN COALESCE(pokersql.code_sum(s.board_bits), s.come_codes) END AS board_codes,
        CASE WHEN s.has_kinds THEN COALESCE(s.flush_suit, pokersql.board_suit(s.board_bits)) END AS flush_suit,
        pokersql.suit_codes(
            COALESCE(s.board_bits, s.come_bits), COALESCE(s.flush_suit, pokersql.board_suit(s.board_bits))
        ) AS flush_codes
    FROM pokersql.showdowns_of('judged_matchups') AS s
    INNER JOIN QUERY_TABLE(questions) AS q ON s.question = q.question
),

-- One row per showdown and seat: the own cards
seat_showdowns AS (
    SELECT
        n.* EXCLUDE (question, runouts, holes),
        GENERATE_SUBSCRIPTS(n.holes, 1) AS seat,
        UNNEST(n.holes) AS own_bits
    FROM numbered_showdowns AS n
),

-- One row per showdown, seat and half; has_flush is TRUE if the board has enough cards of a suit for a flush
seat_halves AS MATERIALIZED (
    SELECT s.*, h.half_number, h.counts_suits = 1 AND BIT_COUNT(s.flush_codes) >= h.cards - h.most_used AS has_flush
    FROM seat_showdowns AS s
    INNER JOIN halves AS h ON s.game = h.game
),

-- One row per half, own cards and view of a board, in games with has_kinds
own_views AS (
    SELECT v.own_bits, v.view_codes, v.suit_id, h.*
    FROM (
        SELECT DISTINCT
            s.half_number, s.own_bits, s.board_codes AS view_codes, CAST(NULL AS INTEGER) AS suit_id
        FROM seat_halves AS s
        WHERE s.board_codes IS NOT NULL
        UNION ALL
        SELECT DISTINCT
            s.half_number, s.own_bits, -s.flush_codes AS view_codes, CAST(s.flush_suit AS INTEGER) AS suit_id
        FROM seat_halves AS s
        WHERE s.has_flush
    ) AS v
    INNER JOIN halves AS h ON v.half_number = h.half_number
),

-- One row per half, own cards and view that make a hand: the rank of the hand
view_ranks AS MATERIALIZED (
    SELECT r.* FROM pokersql.view_ranks_of('own_views') AS r
),

-- One row per half, own cards and board, in games without has_kinds
judged_hands AS MATERIALIZED (
    SELECT d.own_bits, d.board_bits, h.*
    FROM (
        SELECT DISTINCT s.half_number, s.own_bits, s.board_bits FROM seat_halves AS s
        WHERE s.board_codes IS NULL
    ) AS d
    INNER JOIN halves AS h ON d.half_number = h.half_number
),

-- One row per half, own cards and board that make a hand: the rank of the hand
hand_ranks AS MATERIALIZED (
    SELECT r.own_bits, r.board_bits, r.half_number, r.hand_rank
    FROM pokersql.half_ranks('judged_hands') AS r
    WHERE r.hand_rank > 0
),

-- One row per showdown and half: the list of ranks by seat, NULL for a seat whose hand does not qualify
half_ranks AS (
    SELECT s.showdown, s.half_number, LIST(LEAST(r.hand_rank, v.hand_rank, f.hand_rank) ORDER BY s.seat) AS ranks
    FROM seat_halves AS s
    LEFT JOIN hand_ranks AS r
        ON s.half_number = r.half_number AND s.own_bits = r.own_bits AND s.board_bits = r.board_bits
    LEFT JOIN view_ranks AS v
        ON
            s.half_number = v.half_number AND s.own_bits = v.own_bits
            AND v.suit_id = -1 AND s.board_codes = v.view_codes
    LEFT JOIN view_ranks AS f
        ON
            s.half_number = f.half_number AND s.own_bits = f.own_bits
            AND s.flush_suit = f.suit_id AND -s.flush_codes = f.view_codes
    GROUP BY s.showdown, s.half_number
),

-- One row per showdown and half: the best rank, and the set of seats with this rank
half_winners AS (
    SELECT
        r.showdown,
        h.half,
        LIST_MIN(r.ranks) AS best_rank,
        LIST_SUM(
            LIST_TRANSFORM(
                r.ranks,
                lambda pokersql_rank, pokersql_seat:
                    CASE WHEN pokersql_rank = LIST_MIN(r.ranks) THEN 1 << (pokersql_seat - 1) ELSE 0 END
            )
        ) AS winners
    FROM half_ranks AS r
    INNER JOIN halves AS h ON r.half_number = h.half_number
),

-- One row per showdown: the set of winners of each half, 0 if no hand qualifies
winner_sets AS (
    SELECT
        w.showdown,
        COALESCE(MAX(w.winners) FILTER (WHERE w.half = 'high'), 0) AS high_winners,
        COALESCE(MAX(w.winners) FILTER (WHERE w.half = 'low'), 0) AS low_winners,
        ARG_MIN(w.best_rank, w.half) AS hand_rank
    FROM half_winners AS w
    GROUP BY w.showdown
)

SELECT n.question, w.high_winners, w.low_winners, w.hand_rank, SUM(n.runouts) AS runouts
FROM winner_sets AS w
INNER JOIN numbered_showdowns AS n ON w.showdown = n.showdown
GROUP BY n.question, w.high_winners, w.low_winners, w.hand_rank;
