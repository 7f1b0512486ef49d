-- How often each set of players wins each half of the pot in deals of a batch, over a relation like simulation
-- Grain: one row per set of winners of the high and of the low half; the bit 2^(seat - 1) of each, 0 if there is none
-- Reads: choices, class_ranks, game_cards, game_givens, key_rules
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The cards that are not known come from a shuffle: first the own cards of seat 1, 2, ..., then the board's. A card is
-- one number, 16 * rank_code + suit_bits. A hand is the best of its choices; places number the own cards, then the
-- board's.

DROP MACRO TABLE IF EXISTS dealt_outcomes_of;

CREATE MACRO dealt_outcomes_of(batch) AS TABLE
WITH
-- One row in all
givens AS MATERIALIZED (
    SELECT g.* FROM game_givens AS g
),

-- One row per card
cards AS MATERIALIZED (
    SELECT c.card_id, c.seat, 16 * c.rank_code + c.suit_bits AS card FROM game_cards AS c
),

-- One row: the known cards of the board
board_cards_known AS (
    SELECT COALESCE(LIST(c.card ORDER BY c.card_id), []) AS cards FROM cards AS c
    WHERE c.seat = 0
),

-- One row per seat: its known cards, and how many it lacks
seats_known AS (
    SELECT
        s.seat,
        COALESCE(LIST(c.card ORDER BY c.card_id) FILTER (c.card IS NOT NULL), []) AS cards,
        g.own_cards - COUNT(c.card) AS missing
    FROM givens AS g
    CROSS JOIN (SELECT UNNEST(RANGE(1, i.players + 1)) AS seat FROM givens AS i) AS s
    LEFT JOIN cards AS c ON s.seat = c.seat
    GROUP BY s.seat, g.own_cards
),

-- One row per seat: the same, and how many cards of the shuffle the seats up to it take
seat_cards AS MATERIALIZED (
    SELECT k.seat, k.cards, k.missing, SUM(k.missing) OVER (ORDER BY k.seat) AS taken FROM seats_known AS k
),

-- One row per deal
deals AS MATERIALIZED (
    SELECT b.seed, UNNEST(RANGE(b.first_sample, b.first_sample + b.samples)) AS deal FROM QUERY_TABLE(batch) AS b
),

-- One row per deal: the cards of the shuffle that it takes, and at least one
shuffles AS (
    SELECT
        d.deal,
        ARG_MIN(
            c.card,
            SHUFFLE_KEY(d.seed, d.deal, c.card_id),
            (SELECT GREATEST(g.own_to_come + g.board_to_come, 1) FROM givens AS g)
        ) AS cards
    FROM deals AS d
    INNER JOIN cards AS c ON c.seat IS NULL
    GROUP BY d.deal
),

-- One row per deal and seat: its own cards, then the board's
hands AS (
    SELECT
        s.deal,
        k.seat,
        k.cards
        || s.cards[CAST(k.taken - k.missing + 1 AS BIGINT):CAST(k.taken AS BIGINT)]
        || b.cards
        || s.cards[g.own_to_come + 1:g.own_to_come + g.board_to_come] AS cards
    FROM shuffles AS s
    CROSS JOIN seat_cards AS k
    CROSS JOIN board_cards_known AS b
    CROSS JOIN givens AS g
),

-- One row per choice of cards: how many they are, and whether all their suits must differ
hand_choices AS MATERIALIZED (
    SELECT DISTINCT c.choice, c.cards, c.place_1, c.place_2, c.place_3, c.place_4, c.place_5
    FROM givens AS g
    INNER JOIN choices AS c ON g.game = c.game
),

-- One row per deal, seat and choice: its cards, 0 where there is none
choice_cards AS (
    SELECT
        h.deal,
        h.seat,
        c.cards,
        h.cards[c.place_1] AS card_1,
        COALESCE(h.cards[NULLIF(c.place_2, 0)], 0) AS card_2,
        COALESCE(h.cards[NULLIF(c.place_3, 0)], 0) AS card_3,
        COALESCE(h.cards[NULLIF(c.place_4, 0)], 0) AS card_4,
        COALESCE(h.cards[NULLIF(c.place_5, 0)], 0) AS card_5
    FROM hands AS h
    CROSS JOIN hand_choices AS c
),

-- One row per deal, seat and choice: the sum of its codes, whether one suit has all its cards, and how many suits
choice_sums AS (
    SELECT
        c.deal,
        c.seat,
        c.cards,
        (c.card_1 >> 4) + (c.card_2 >> 4) + (c.card_3 >> 4) + (c.card_4 >> 4) + (c.card_5 >> 4) AS codes,
        c.cards > 1
        AND c.card_1
        & CASE WHEN c.card_2 = 0 THEN 15 ELSE c.card_2 END
        & CASE WHEN c.card_3 = 0 THEN 15 ELSE c.card_3 END
        & CASE WHEN c.card_4 = 0 THEN 15 ELSE c.card_4 END
        & CASE WHEN c.card_5 = 0 THEN 15 ELSE c.card_5 END
        & 15 > 0 AS is_suited,
        BIT_COUNT((c.card_1 | c.card_2 | c.card_3 | c.card_4 | c.card_5) & 15) AS suits
    FROM choice_cards AS c
),

-- One row per deal, seat and choice: its key
choice_keys AS (
    SELECT s.deal, s.seat, s.cards, s.suits, CASE WHEN s.is_suited THEN -s.codes ELSE s.codes END AS hand_key
    FROM choice_sums AS s
),

-- One row per half of the pot: its rules
halves AS (
    SELECT 'high' AS half, g.high_rules AS rules FROM givens AS g
    UNION ALL
    SELECT 'low' AS half, g.low_rules AS rules FROM givens AS g
),

-- One row per half of the pot and kind of hand that can win it
half_ranks AS MATERIALIZED (
    SELECT h.half, r.hand_key, r.cards, r.hand_rank, k.rainbow
    FROM halves AS h
    INNER JOIN class_ranks AS r ON h.rules = r.rules
    INNER JOIN key_rules AS k ON h.rules = k.rules
    WHERE r.hand_rank > 0
),

-- One row per deal, seat and half: the best rank
best_ranks AS (
    SELECT s.deal, s.seat, r.half, MIN(r.hand_rank) AS hand_rank
    FROM choice_keys AS s
    INNER JOIN half_ranks AS r
        ON
            s.hand_key = r.hand_key
            AND s.cards = r.cards
            AND (r.rainbow = 0 OR s.suits = s.cards)
    GROUP BY s.deal, s.seat, r.half
),

-- One row per deal: who wins each half
winner_sets AS (
    SELECT
        WINNER_BITS(
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 1),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 2),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 3),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 4),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 5),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 6),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 7),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 8),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 9),
            MIN(b.hand_rank) FILTER (b.half = 'high' AND b.seat = 10)
        ) AS high_winners,
        WINNER_BITS(
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 1),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 2),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 3),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 4),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 5),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 6),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 7),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 8),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 9),
            MIN(b.hand_rank) FILTER (b.half = 'low' AND b.seat = 10)
        ) AS low_winners
    FROM best_ranks AS b
    GROUP BY b.deal
)

SELECT w.high_winners, w.low_winners, COUNT(*) AS runouts
FROM winner_sets AS w
GROUP BY w.high_winners, w.low_winners;
