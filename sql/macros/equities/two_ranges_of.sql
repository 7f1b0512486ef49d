-- The hands of two ranges of hold'em on a board, or before the flop, and what is wrong with the ranges or the board
-- Grain: one row per player and hand, or one row with the first error
-- Columns:
--   player: 1 or 2
--   hand: the two cards as text
--   card_bits: the two cards as bits
--   weight: the weight in the range, in millionths; 1 if the range is one hand
--   board_bits: the cards of the board as bits, 0 without a board
--   error: the error with its remedy; then all other columns are NULL
-- Reads: pokersql.game_methods, pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- A hand is left out if it shares a card with the board, but not if it shares a card with the other player's hands.

CREATE OR REPLACE MACRO pokersql.two_ranges_of(range_1, range_2, board) AS TABLE
WITH
-- One row per player, in the columns of the question that equities reads
asked AS MATERIALIZED (
    SELECT
        1 AS question,
        a.seat,
        'holdem' AS game,
        'player ' || a.seat AS who,
        a.hand,
        pokersql.written_cards(board) AS board,
        CAST(NULL AS VARCHAR) AS dead
    FROM (
        SELECT 1 AS seat, pokersql.written_cards(range_1) AS hand
        UNION ALL
        SELECT 2 AS seat, pokersql.written_cards(range_2) AS hand
    ) AS a
),

-- One row: hold'em
methods AS MATERIALIZED (
    SELECT m.* FROM pokersql.game_methods AS m
    WHERE m.game = 'holdem'
),

-- One row per part and text
texts AS MATERIALIZED (
    SELECT t.* FROM pokersql.asked_texts_of('asked', 'methods') AS t
),

-- One row per range and piece of the range
pieces AS MATERIALIZED (
    SELECT p.* FROM pokersql.range_pieces_of('texts', 'methods') AS p
),

-- One row per text and hand that the text names
written_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.written_hands_of('texts', 'pieces', 'methods') AS h
),

-- One row per place whose cards are certain; a hand of a range is not certain
certain_cards AS MATERIALIZED (
    SELECT c.* FROM pokersql.certain_cards_of('asked', 'texts', 'written_hands') AS c
),

-- One row per player and hand that no certain card excludes
seat_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.seat_hands_of('asked', 'written_hands', 'certain_cards', 'methods') AS h
),

-- One row per player and hand without a card of the board
hands AS MATERIALIZED (
    SELECT a.seat AS player, c.hole AS hand, h.card_bits, h.weight, b.card_bits AS board_bits
    FROM asked AS a
    INNER JOIN written_hands AS h ON h.part = 'hand' AND a.hand = h.written
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    INNER JOIN certain_cards AS b ON b.place = 1000 AND h.card_bits & b.card_bits = 0
),

-- One row per problem of the ranges and of the board, in the order in which they are reported
problems AS (
    SELECT
        p.turn,
        COALESCE(p.place || ' ''' || p.written || ''': ', '') || p.error
        || COALESCE(': ' || pokersql.asked_remedy(p.error, 'holdem'), '') AS error
    FROM pokersql.question_problems_of('asked', 'texts', 'pieces', 'certain_cards', 'seat_hands', 'methods') AS p
    UNION ALL
    SELECT
        3e9 AS turn,
        'no_matchup: the ranges have no hands without a common card' AS error
    WHERE
        NOT EXISTS (
            SELECT f.hand
            FROM hands AS f
            INNER JOIN hands AS s ON f.player = 1 AND s.player = 2 AND f.card_bits & s.card_bits = 0
        )
),

-- One row, if there is a problem: the first
errors AS MATERIALIZED (
    SELECT ARG_MIN(p.error, (p.turn, p.error)) AS error
    FROM problems AS p
    HAVING COUNT(*) > 0
)

SELECT h.player, h.hand, h.card_bits, h.weight, h.board_bits, NULL AS error
FROM hands AS h
WHERE NOT EXISTS (SELECT e.error FROM errors AS e)
UNION ALL
SELECT NULL AS player, NULL AS hand, NULL AS card_bits, NULL AS weight, NULL AS board_bits, e.error
FROM errors AS e;
