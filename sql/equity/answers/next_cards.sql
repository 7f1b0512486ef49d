-- The first player's equity after each card that can come next
-- Grain: one row per card that can come on a flop or turn
-- Columns:
--   card: the next card of the board, for example Td
--   equity: the first player's equity after the card
--   change: equity - the equity now
--   wins: runouts with the card in which the first player wins the whole pot
--   ties: runouts with the card in which the first player wins a part of the pot, but not the whole pot
--   losses: runouts with the card in which the first player wins nothing
--   runouts: wins + ties + losses; SUM(equity * runouts) / SUM(runouts) over all cards is the equity now
-- Reads: asked_methods, asked_seats, equity_limits, pokersql.deck, seat_hands, standing_question
-- Engine: duckdb

-- For each card, the question with this card on the board is answered. Weights of hands stay as they are now, so the
-- runouts of different cards can be added up. If two players have two own cards each, all cards are one spot of
-- pair_outcomes_of: a board that two cards complete is counted once. Otherwise each showdown is ranked, and the view
-- has no rows if that takes longer than the seconds of equity_limits.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW next_cards AS
WITH
-- One row if the board is a flop or a turn: the question, and the macro that counts its showdowns
street_questions AS (
    SELECT
        q.* REPLACE (
            'exact' AS method,
            CASE WHEN m.has_starting_hands AND q.players = 2 THEN 'pair' ELSE 'judged' END AS counting,
            FALSE AS is_sum -- judged_outcomes_of ranks the hands of all games
        )
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game
    WHERE q.is_countable AND q.board_bits > 0 AND q.cards_to_come BETWEEN 1 AND 2
),

-- One row per card that can come: the question with this card on the board
next_questions AS MATERIALIZED (
    SELECT
        d.card,
        q.* REPLACE (
            d.card_id AS question,
            q.board_bits | d.card_bit AS board_bits,
            q.used_bits | d.card_bit AS used_bits,
            q.certain_bits | d.card_bit AS certain_bits,
            q.cards_to_come - 1 AS cards_to_come
        )
    FROM street_questions AS q
    CROSS JOIN equity_limits AS l
    INNER JOIN pokersql.deck AS d ON q.certain_bits & d.card_bit = 0
    WHERE q.counting = 'pair' OR q.ways * q.boards * q.players <= l.seconds * pokersql.ranked_per_second(FALSE)
),

-- One row per next card, seat and hand, also if the hand has the card; the macros compare hands with the board
next_hands AS MATERIALIZED (
    SELECT h.* REPLACE (q.question AS question)
    FROM next_questions AS q
    CROSS JOIN seat_hands AS h
),

-- One row per next card and seat
next_seats AS (
    SELECT a.* REPLACE (q.question AS question)
    FROM next_questions AS q
    CROSS JOIN asked_seats AS a
),

-- One row per matchup that is ranked by itself
matchups AS MATERIALIZED (
    SELECT m.* FROM pokersql.matchups_of('next_questions', 'next_hands') AS m
),

-- One row per next card, high_winners and low_winners
outcomes AS (
    SELECT 'exact' AS method, p.*
    FROM pokersql.pair_outcomes_of('next_questions', 'next_hands', 'asked_methods', FALSE) AS p
    UNION ALL
    SELECT 'exact' AS method, j.*
    FROM pokersql.judged_outcomes_of('matchups', 'next_questions') AS j
)

SELECT
    q.card,
    e.equity,
    e.equity - SUM(e.parts) OVER () / (e.pot_parts * SUM(e.runouts) OVER ()) AS change,
    CAST(e.wins AS HUGEINT) AS wins,
    CAST(e.ties AS HUGEINT) AS ties,
    CAST(e.losses AS HUGEINT) AS losses,
    CAST(e.runouts AS HUGEINT) AS runouts
FROM pokersql.seat_equities_of('next_seats', 'outcomes', 'asked_methods') AS e
INNER JOIN next_questions AS q ON e.question = q.question
WHERE e.seat = 1;
