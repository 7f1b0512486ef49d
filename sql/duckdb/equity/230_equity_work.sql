-- How much an exact answer takes, about
-- Grain: one row in all
-- Reads: board_ranks, known_bits, other_cards, player_hands, suit_cards, suit_orders, suits
-- Source: pokersql

DROP VIEW IF EXISTS equity_work;

-- A second ranks about ten million hands on two cores. What is not countable has weights whose product, times
-- all boards, would have more digits than the 38 of the largest integer.

CREATE VIEW equity_work AS
WITH
-- One row per seat: how many hands its player can hold, and the cards if it is one hand
seated AS (
    SELECT
        h.seat,
        COUNT(*) AS hands,
        SUM(h.weight) AS weight,
        CASE WHEN COUNT(*) = 1 THEN MIN(h.card_bits) ELSE 0 END AS card_bits
    FROM player_hands AS h
    GROUP BY h.seat
),

-- One row: how many seats, how many ways to give each a hand, and the cards that are known for certain
held AS (
    SELECT
        COUNT(*) AS players,
        PRODUCT(s.hands) AS ways,
        PRODUCT(s.weight) AS weight,
        BIT_OR(s.card_bits) AS card_bits
    FROM seated AS s
),

-- One row: how many orders of suits leave all that is known what it is
symmetry AS (
    SELECT COUNT(*) AS orders
    FROM suit_orders AS o
    CROSS JOIN known_bits AS k
    CROSS JOIN held AS h
    WHERE
        SUITS_RENAMED(k.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = k.board_bits
        AND SUITS_RENAMED(k.known_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = k.known_bits
        AND SUITS_RENAMED(h.card_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = h.card_bits
),

-- One row: how many kinds of board there are before the flop, those with three of a suit twice
kinds AS (
    SELECT
        (SELECT COUNT(*) FROM board_ranks)
        + 2 * (SELECT COUNT(*) FROM suits)
        * (SELECT COUNT(*) FROM suit_cards AS s INNER JOIN other_cards AS o ON s.cards + o.cards = 5) AS kinds
),

-- One row: how many cards can still come
deck_left AS (
    SELECT 52 - BIT_COUNT(k.known_bits) - 2 * h.players AS cards, k.cards_to_come
    FROM known_bits AS k
    CROSS JOIN held AS h
)

SELECT
    h.players,
    GREATEST(h.ways / s.orders, 1) AS matchups,
    CASE d.cards_to_come
        WHEN 5 THEN n.kinds WHEN 2 THEN d.cards * (d.cards - 1) // 2 WHEN 1 THEN d.cards ELSE 1
    END AS boards,
    matchups * boards * h.players AS hands_ranked,
    0.2 + hands_ranked / 10000000 AS seconds,
    h.weight < 1e30 AS is_countable
FROM held AS h
CROSS JOIN symmetry AS s
CROSS JOIN kinds AS n
CROSS JOIN deck_left AS d;
