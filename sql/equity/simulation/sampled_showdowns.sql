-- Showdowns drawn at random: each player's hand by its weight, the rest of the board from a shuffle
-- Grain: one row per sample in which no two players hold the same card
-- Reads: deck, known_bits, open_players, player_hands, simulation
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- Rejection sampling: a sample draws each hand by its weight and is left out if two players hold the same card, so each
-- possible showdown has the right chance. A player with any hand gets the next two cards of the shuffle instead: the
-- distribution is the same, and nothing is left out.

DROP VIEW IF EXISTS sampled_showdowns;

CREATE VIEW sampled_showdowns AS
WITH
-- One row: the batch
batch AS MATERIALIZED (
    SELECT s.seed, s.first_sample, s.samples FROM simulation AS s
),

-- One row: the cards that are known
givens AS MATERIALIZED (
    SELECT k.board_bits, k.known_bits, k.cards_to_come FROM known_bits AS k
),

-- One row per seat, player and hand: the sum of the weights before it, and of all
weight_steps AS MATERIALIZED (
    SELECT
        h.seat,
        h.player_id,
        h.card_bits,
        SUM(h.weight) OVER (PARTITION BY h.seat ORDER BY h.card_bits) - h.weight AS weight_from,
        SUM(h.weight) OVER (PARTITION BY h.seat) AS weight_in_all
    FROM player_hands AS h
),

-- One row per seat: whether its player may hold any hand, and how many such seats there are up to it
seat_kinds AS MATERIALIZED (
    SELECT
        w.seat,
        MAX(w.weight_in_all) AS weight_in_all,
        ANY_VALUE(o.is_open) AS is_open,
        CAST(SUM(CAST(ANY_VALUE(o.is_open) AS INTEGER)) OVER (ORDER BY w.seat) AS BIGINT) AS open_seats
    FROM weight_steps AS w
    INNER JOIN open_players AS o ON w.player_id = o.player_id
    GROUP BY w.seat
),

-- One row per sample
samples AS MATERIALIZED (
    SELECT b.seed, UNNEST(RANGE(b.first_sample, b.first_sample + b.samples)) AS sample
    FROM batch AS b
),

-- One row per sample and seat that is not open: a random number below the weight of its hands
draws AS (
    SELECT
        s.sample,
        k.seat,
        SHUFFLE_KEY(s.seed, s.sample, 52 + k.seat) * CAST(k.weight_in_all AS HUGEINT) // 2147483579 AS point
    FROM samples AS s
    CROSS JOIN seat_kinds AS k
    WHERE NOT k.is_open
),

-- One row per sample in which these seats hold different cards: the hole cards by seat
drawn_holes AS MATERIALIZED (
    SELECT d.sample, BIT_OR(w.card_bits) AS card_bits, MAP_FROM_ENTRIES(LIST((d.seat, w.card_bits))) AS holes
    FROM draws AS d
    ASOF INNER JOIN weight_steps AS w ON d.seat = w.seat AND d.point >= w.weight_from
    GROUP BY d.sample
    HAVING BIT_COUNT(BIT_OR(w.card_bits)) = 2 * COUNT(*)
    UNION ALL
    SELECT s.sample, 0 AS card_bits, MAP_FROM_ENTRIES([(CAST(0 AS BIGINT), CAST(0 AS BIGINT))]) AS holes
    FROM samples AS s
    WHERE (SELECT BOOL_AND(k.is_open) FROM seat_kinds AS k)
),

-- One row: how many cards of a shuffle a sample takes, at least one
shuffle_lengths AS (
    SELECT CAST(GREATEST(2 * MAX(s.open_seats) + MAX(k.cards_to_come), 1) AS BIGINT) AS cards
    FROM seat_kinds AS s
    CROSS JOIN givens AS k
),

-- One row per sample: the first cards of a shuffle of those that are neither known nor in a drawn hand
shuffles AS (
    SELECT
        h.sample,
        ANY_VALUE(h.holes) AS holes,
        ARG_MIN(
            d.card_bit,
            SHUFFLE_KEY(b.seed, h.sample, d.card_id),
            (SELECT n.cards FROM shuffle_lengths AS n)
        ) AS cards
    FROM drawn_holes AS h
    CROSS JOIN batch AS b
    CROSS JOIN givens AS k
    INNER JOIN deck AS d ON (h.card_bits | k.known_bits) & d.card_bit = 0
    GROUP BY h.sample
),

-- One row: the number of each open seat among the open seats, and how many are open
open_turns AS (
    SELECT
        MAP_FROM_ENTRIES(LIST((k.seat, k.open_seats)) FILTER (k.is_open)) AS turn_of,
        MAX(k.open_seats) AS open_seats
    FROM seat_kinds AS k
),

-- One row per sample: its board, and the hole cards of each seat as bits
showdowns AS (
    SELECT
        d.sample,
        LIST_AGGREGATE(
            LIST_PREPEND(k.board_bits, d.cards[2 * t.open_seats + 1:2 * t.open_seats + k.cards_to_come]),
            'bit_or'
        ) AS board_bits,
        COALESCE(d.holes[1], d.cards[2 * t.turn_of[1] - 1] | d.cards[2 * t.turn_of[1]]) AS bits_1,
        COALESCE(d.holes[2], d.cards[2 * t.turn_of[2] - 1] | d.cards[2 * t.turn_of[2]]) AS bits_2,
        COALESCE(d.holes[3], d.cards[2 * t.turn_of[3] - 1] | d.cards[2 * t.turn_of[3]]) AS bits_3,
        COALESCE(d.holes[4], d.cards[2 * t.turn_of[4] - 1] | d.cards[2 * t.turn_of[4]]) AS bits_4,
        COALESCE(d.holes[5], d.cards[2 * t.turn_of[5] - 1] | d.cards[2 * t.turn_of[5]]) AS bits_5,
        COALESCE(d.holes[6], d.cards[2 * t.turn_of[6] - 1] | d.cards[2 * t.turn_of[6]]) AS bits_6,
        COALESCE(d.holes[7], d.cards[2 * t.turn_of[7] - 1] | d.cards[2 * t.turn_of[7]]) AS bits_7,
        COALESCE(d.holes[8], d.cards[2 * t.turn_of[8] - 1] | d.cards[2 * t.turn_of[8]]) AS bits_8,
        COALESCE(d.holes[9], d.cards[2 * t.turn_of[9] - 1] | d.cards[2 * t.turn_of[9]]) AS bits_9,
        COALESCE(d.holes[10], d.cards[2 * t.turn_of[10] - 1] | d.cards[2 * t.turn_of[10]]) AS bits_10
    FROM shuffles AS d
    CROSS JOIN open_turns AS t
    CROSS JOIN givens AS k
)

SELECT
    s.sample,
    RANK_CODES(s.board_bits) AS board_codes,
    BOARD_SUIT(s.board_bits) AS flush_suit,
    SUIT_PART(s.board_bits, BOARD_SUIT(s.board_bits)) AS flush_codes,
    1 AS runouts,
    s.bits_1,
    RANK_CODES(s.bits_1) AS codes_1,
    s.bits_2,
    RANK_CODES(s.bits_2) AS codes_2,
    s.bits_3,
    RANK_CODES(s.bits_3) AS codes_3,
    s.bits_4,
    RANK_CODES(s.bits_4) AS codes_4,
    s.bits_5,
    RANK_CODES(s.bits_5) AS codes_5,
    s.bits_6,
    RANK_CODES(s.bits_6) AS codes_6,
    s.bits_7,
    RANK_CODES(s.bits_7) AS codes_7,
    s.bits_8,
    RANK_CODES(s.bits_8) AS codes_8,
    s.bits_9,
    RANK_CODES(s.bits_9) AS codes_9,
    s.bits_10,
    RANK_CODES(s.bits_10) AS codes_10
FROM showdowns AS s;
