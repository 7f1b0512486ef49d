-- The estimated time and memory of an exact answer
-- Grain: one row in all
-- Columns:
--   players: how many play
--   matchups: estimated matchups, up to a renaming of suits
--   boards: boards that can come; before the flop, kinds of board
--   hands_ranked: matchups * boards * players
--   seconds: estimated seconds on two cores
--   megabytes: estimated megabytes of memory
--   is_countable: FALSE if sums of weights may exceed the 38 digits of HUGEINT
-- Reads: board_ranks, exact_question, known_bits, other_cards, player_hands, suit_cards, suit_orders, suits
-- Source: pokersql
-- Engine: duckdb

-- ways is the product of the players' numbers of hands. By the way of counting in exact_question:
--     pair_outcomes: seconds grow with ways * boards, megabytes with boards * hands
--     range_outcomes: both grow with boards * hands * cards
--     matchup_outcomes: seconds grow with hands_ranked and ways, megabytes with ways and, before the flop, with
--     matchups * boards
-- The constants were measured on two cores. Below 1e30 the product of the ranges' weights times all boards fits
-- HUGEINT.

DROP VIEW IF EXISTS equity_work;

CREATE VIEW equity_work AS
WITH
-- One row per seat: how many hands its player can hold, and the cards if it is one hand
seat_hands AS (
    SELECT
        h.seat,
        COUNT(*) AS hands,
        SUM(h.weight) AS weight,
        BIT_OR(h.card_bits) AS possible_bits,
        CASE WHEN COUNT(*) = 1 THEN MIN(h.card_bits) ELSE 0 END AS card_bits
    FROM player_hands AS h
    GROUP BY h.seat
),

-- One row: the number of seats, the ways to give each a hand, and the cards of the seats with a single hand
totals AS (
    SELECT
        COUNT(*) AS players,
        PRODUCT(s.hands) AS ways,
        SUM(s.hands) AS hands,
        BIT_COUNT(BIT_OR(s.possible_bits)) AS cards,
        PRODUCT(s.weight) AS weight,
        BIT_OR(s.card_bits) AS card_bits
    FROM seat_hands AS s
),

-- One row: how many orders of the suits leave the board, the known cards and the certain hands unchanged
symmetry AS (
    SELECT COUNT(*) AS orders
    FROM suit_orders AS o
    CROSS JOIN known_bits AS k
    CROSS JOIN totals AS t
    WHERE
        SUITS_RENAMED(k.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = k.board_bits
        AND SUITS_RENAMED(k.known_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = k.known_bits
        AND SUITS_RENAMED(t.card_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = t.card_bits
),

-- One row: how many kinds of board there are before the flop; those with three of a suit make two rows in showdowns_of
kinds AS (
    SELECT
        (SELECT COUNT(*) FROM board_ranks)
        + 2 * (SELECT COUNT(*) FROM suits)
        * (SELECT COUNT(*) FROM suit_cards AS s INNER JOIN other_cards AS o ON s.cards + o.cards = 5) AS kinds
),

-- One row: how many cards are left for the board, and how many come
deck_left AS (
    SELECT 52 - BIT_COUNT(k.known_bits) - 2 * t.players AS cards, k.cards_to_come
    FROM known_bits AS k
    CROSS JOIN totals AS t
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

-- One row: the row counts of each way of counting
row_counts AS (
    SELECT
        t.players,
        t.weight,
        t.ways,
        s.orders,
        b.boards,
        q.counting,
        GREATEST(t.ways / s.orders, 1) AS matchups,
        matchups * b.boards * t.players AS hands_ranked,
        CASE WHEN b.cards_to_come = 5 THEN matchups * b.boards ELSE 0 END AS sorted_rows,
        b.boards * t.hands AS board_hands,
        b.boards * t.hands * t.cards AS hands_and_cards
    FROM totals AS t
    CROSS JOIN symmetry AS s
    CROSS JOIN boards AS b
    CROSS JOIN exact_question AS q
)

SELECT
    r.players,
    r.matchups,
    r.boards,
    r.hands_ranked,
    CASE r.counting
        WHEN 'pair_outcomes' THEN 0.2 + r.ways * r.boards * 4 / 1e8
        WHEN 'range_outcomes' THEN 0.2 + r.hands_and_cards / 1e6
        ELSE 0.2 + r.hands_ranked / 1e7 + r.ways * (3 + r.orders) / 1e6
    END AS seconds,
    CASE r.counting
        WHEN 'pair_outcomes' THEN 100 + r.board_hands * 100 / 1e6
        WHEN 'range_outcomes' THEN 100 + r.hands_and_cards * 300 / 1e6
        ELSE 100 + (r.ways * 600 + r.sorted_rows * 24) / 1e6
    END AS megabytes,
    r.weight < 1e30 AS is_countable
FROM row_counts AS r;
