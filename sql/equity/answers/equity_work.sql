-- How much an exact answer takes, about: time and memory
-- Grain: one row in all
-- Reads: board_ranks, counted_question, known_bits, other_cards, player_hands, suit_cards, suit_orders, suits
-- Source: pokersql
-- Engine: duckdb

-- Listing all matchups takes seconds per hand ranked and way to hold hands, and megabytes per way and per matchup on a
-- board. Counting by ranks and cards takes both per hand and card on a board. is_countable: the product of the ranges'
-- weights is below 1e30, so that times all boards it stays within the 38 digits of HUGEINT. The constants were measured
-- on two cores.

DROP VIEW IF EXISTS equity_work;

CREATE VIEW equity_work AS
WITH
-- One row per seat: how many hands its player can hold, and the cards if it is one hand
seated AS (
    SELECT
        h.seat,
        COUNT(*) AS hands,
        SUM(h.weight) AS weight,
        BIT_OR(h.card_bits) AS possible_bits,
        CASE WHEN COUNT(*) = 1 THEN MIN(h.card_bits) ELSE 0 END AS card_bits
    FROM player_hands AS h
    GROUP BY h.seat
),

-- One row: how many seats, how many ways to give each a hand, and the cards that are known for certain
held AS (
    SELECT
        COUNT(*) AS players,
        PRODUCT(s.hands) AS ways,
        SUM(s.hands) AS hands,
        BIT_COUNT(BIT_OR(s.possible_bits)) AS cards,
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

-- One row: how many cards are left for the board, and how many come
deck_left AS (
    SELECT 52 - BIT_COUNT(k.known_bits) - 2 * h.players AS cards, k.cards_to_come
    FROM known_bits AS k
    CROSS JOIN held AS h
),

-- One row: how many boards there are, or kinds of them before the flop
boards AS (
    SELECT
        d.cards_to_come,
        CASE d.cards_to_come
            WHEN 5 THEN k.kinds
            WHEN 0 THEN 1
            ELSE LIST_AGGREGATE(LIST_TRANSFORM(RANGE(d.cards_to_come), lambda i: (d.cards - i) / (i + 1)), 'product')
        END AS boards
    FROM deck_left AS d
    CROSS JOIN kinds AS k
),

-- One row: the rows that listing makes, and those that counting makes
made AS (
    SELECT
        h.players,
        h.weight,
        h.ways,
        s.orders,
        b.boards,
        EXISTS (SELECT q.players FROM counted_question AS q) AS is_counted,
        GREATEST(h.ways / s.orders, 1) AS matchups,
        matchups * b.boards * h.players AS hands_ranked,
        b.boards * h.hands * h.cards AS hands_and_cards
    FROM held AS h
    CROSS JOIN symmetry AS s
    CROSS JOIN boards AS b
)

SELECT
    m.players,
    m.matchups,
    m.boards,
    m.hands_ranked,
    CASE
        WHEN m.is_counted THEN 0.2 + m.hands_and_cards / 1e6
        ELSE 0.2 + m.hands_ranked / 1e7 + m.ways * (3 + m.orders) / 1e6
    END AS seconds,
    CASE
        WHEN m.is_counted THEN 100 + m.hands_and_cards * 300 / 1e6
        ELSE 100 + (m.ways * 600 + m.matchups * m.boards * 24) / 1e6
    END AS megabytes,
    m.weight < 1e30 AS is_countable
FROM made AS m;
