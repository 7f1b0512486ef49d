-- Showdowns drawn at random: each seat's hand by its weight, all other cards from a shuffle
-- Grain: one row per question of the table and sample in which no two seats hold the same card
-- Reads: pokersql.deck
-- Source: sql/equity/simulation/sampled_showdowns.sql
-- Engine: duckdb
-- Access: internal

-- The first table has a row per question: its seed, the board, the cards that can't come, and how many come. The second
-- has a row per question, seat and hand: its weight, and how many own cards are missing. The same seed draws the same
-- samples of a question, whatever else is in the table.

-- The bits of so many cards of a list after a place
CREATE OR REPLACE MACRO pokersql.any_of(cards, place, number) AS
    COALESCE(
        LIST_AGGREGATE(cards[CAST(place + 1 AS BIGINT):CAST(place + number AS BIGINT)], 'bit_or'), CAST(0 AS BIGINT)
    );

CREATE OR REPLACE MACRO pokersql.sampled_showdowns_of(questions, seat_hands, samples) AS TABLE
WITH
-- One row per question, seat and hand: the sum of the weights before it, and of all
weight_steps AS MATERIALIZED (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        h.missing,
        SUM(h.weight) OVER (PARTITION BY h.question, h.seat ORDER BY h.card_bits) - h.weight AS weight_from,
        SUM(h.weight) OVER (PARTITION BY h.question, h.seat) AS weight_in_all
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN QUERY_TABLE(questions) AS q ON h.question = q.question
),

-- One row per question and sample
samples_of AS (
    SELECT q.question, q.seed, q.used_bits, UNNEST(RANGE(samples)) AS sample
    FROM QUERY_TABLE(questions) AS q
),

-- One row per question, sample and seat: a random number below the weight of the seat's hands
draws AS (
    SELECT
        s.question,
        s.sample,
        s.seed,
        s.used_bits,
        k.seat,
        pokersql.shuffle_key(s.seed, s.sample, 52 + k.seat) * CAST(k.weight_in_all AS HUGEINT) // 2147483579 AS point
    FROM samples_of AS s
    INNER JOIN (SELECT DISTINCT w.question, w.seat, w.weight_in_all FROM weight_steps AS w) AS k
        ON s.question = k.question
),

-- One row per question and sample in which the seats hold different cards: their cards, and how many they lack
holdings AS (
    SELECT
        d.question,
        d.sample,
        d.seed,
        d.used_bits | BIT_OR(w.card_bits) AS used_bits,
        LIST(w.card_bits ORDER BY d.seat) AS holes,
        LIST(w.missing ORDER BY d.seat) AS missing
    FROM draws AS d
    ASOF INNER JOIN weight_steps AS w ON d.question = w.question AND d.seat = w.seat AND d.point >= w.weight_from
    GROUP BY d.question, d.sample, d.seed, d.used_bits
    HAVING BIT_COUNT(BIT_OR(w.card_bits)) = SUM(BIT_COUNT(w.card_bits))
),

-- One row: the most cards of a shuffle that a sample takes, at least one
shuffle_lengths AS (
    SELECT GREATEST(MAX(m.missing + q.cards_to_come), 1) AS cards
    FROM QUERY_TABLE(questions) AS q
    INNER JOIN (
        SELECT k.question, CAST(SUM(k.missing) AS BIGINT) AS missing
        FROM (SELECT DISTINCT w.question, w.seat, w.missing FROM weight_steps AS w) AS k
        GROUP BY k.question
    ) AS m ON q.question = m.question
),

-- One row per question and sample: the first cards of a shuffle of those that can come
shuffles AS (
    SELECT
        h.question,
        ANY_VALUE(h.holes) AS holes,
        ANY_VALUE(h.missing) AS missing,
        ARG_MIN(
            d.card_bit,
            pokersql.shuffle_key(h.seed, h.sample, d.card_id),
            (SELECT l.cards FROM shuffle_lengths AS l)
        ) AS cards
    FROM holdings AS h
    INNER JOIN pokersql.deck AS d ON h.used_bits & d.card_bit = 0
    GROUP BY h.question, h.sample
),

-- One row per question and sample: where in the shuffle each seat's cards end
seat_cards AS (
    SELECT
        s.question,
        s.holes,
        s.cards,
        LIST_TRANSFORM(
            RANGE(LEN(s.missing) + 1), lambda pokersql_seat: COALESCE(LIST_SUM(s.missing[:pokersql_seat]), 0)
        ) AS ends
    FROM shuffles AS s
)

SELECT
    c.question,
    CAST(1 AS HUGEINT) AS weight,
    q.board_bits | pokersql.any_of(c.cards, c.ends[LEN(c.ends)], q.cards_to_come) AS board_bits,
    c.holes[1] | pokersql.any_of(c.cards, c.ends[1], c.ends[1 + 1] - c.ends[1]) AS bits_1,
    c.holes[2] | pokersql.any_of(c.cards, c.ends[2], c.ends[2 + 1] - c.ends[2]) AS bits_2,
    c.holes[3] | pokersql.any_of(c.cards, c.ends[3], c.ends[3 + 1] - c.ends[3]) AS bits_3,
    c.holes[4] | pokersql.any_of(c.cards, c.ends[4], c.ends[4 + 1] - c.ends[4]) AS bits_4,
    c.holes[5] | pokersql.any_of(c.cards, c.ends[5], c.ends[5 + 1] - c.ends[5]) AS bits_5,
    c.holes[6] | pokersql.any_of(c.cards, c.ends[6], c.ends[6 + 1] - c.ends[6]) AS bits_6,
    c.holes[7] | pokersql.any_of(c.cards, c.ends[7], c.ends[7 + 1] - c.ends[7]) AS bits_7,
    c.holes[8] | pokersql.any_of(c.cards, c.ends[8], c.ends[8 + 1] - c.ends[8]) AS bits_8,
    c.holes[9] | pokersql.any_of(c.cards, c.ends[9], c.ends[9 + 1] - c.ends[9]) AS bits_9,
    c.holes[10] | pokersql.any_of(c.cards, c.ends[10], c.ends[10 + 1] - c.ends[10]) AS bits_10
FROM seat_cards AS c
INNER JOIN QUERY_TABLE(questions) AS q ON c.question = q.question;
