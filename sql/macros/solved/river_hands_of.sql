-- The hands that both players can have on a river, and what is wrong with their ranges or with the board
-- Grain: one row per player and hand, or one row with the first error
-- Columns:
--   player: 1 or 2
--   hand: the two cards as text
--   card_bits: the two cards as bits
--   weight: the weight in the range, in millionths
--   hand_rank: the rank of the hand with the board
--   error: the error with its remedy; then all other columns are NULL
-- Reads: pokersql.game_methods, pokersql.hand_keys, pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- A hand that shares a card with every hand of the other player is left out.

CREATE OR REPLACE MACRO pokersql.river_hands_of(range_1, range_2, board) AS TABLE
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

-- One row per player and hand without a card of the board
seat_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.seat_hands_of('asked', 'written_hands', 'certain_cards', 'methods') AS h
),

-- One row per player and hand, if the board has five cards
hands AS MATERIALIZED (
    SELECT
        h.seat AS player,
        c.hole AS hand,
        h.card_bits,
        h.weight * h.divisor AS weight,
        k.hand_rank
    FROM seat_hands AS h
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    INNER JOIN certain_cards AS b ON b.place = 1000 AND BIT_COUNT(b.card_bits) = 5
    INNER JOIN pokersql.hand_keys AS k ON pokersql.bits_key(h.card_bits | b.card_bits) = k.hand_key
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
        2e9 AS turn,
        'the board ' || COALESCE('''' || c.written || ''' ', '') || 'has ' || BIT_COUNT(c.card_bits)
        || ' cards; right: five cards' AS error
    FROM certain_cards AS c
    WHERE c.place = 1000 AND BIT_COUNT(c.card_bits) <> 5
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

SELECT h.player, h.hand, h.card_bits, h.weight, h.hand_rank, NULL AS error
FROM hands AS h
WHERE
    EXISTS (SELECT o.hand FROM hands AS o WHERE h.player <> o.player AND h.card_bits & o.card_bits = 0)
    AND NOT EXISTS (SELECT e.error FROM errors AS e)
UNION ALL
SELECT NULL AS player, NULL AS hand, NULL AS card_bits, NULL AS weight, NULL AS hand_rank, e.error
FROM errors AS e;
