-- The best rank of the 21 choices of five cards from each stored seven-card hand
-- Grain: one row per hand of seven_card_hands
-- Reads: five_card_lists, seven_card_hands
-- Source: the T-SQL article's method for seven cards: score every choice, keep the best
-- Engine: duckdb
-- Access: internal

-- Each of the 21 choices is made of two cards, whose number is p, and three cards, whose number is t. The index of the
-- choice in hand_ranks is 1 + p + t. 12 choices take 2 of the first 3 cards and 3 of the last 4. 6 choices take the
-- first 3 cards and 2 of the last 4. 3 choices take 1 of the first 3 cards and the last 4. A join with the 21 rows of
-- choices_of_five would be slower.

DROP VIEW IF EXISTS best_of_seven;

CREATE TEMPORARY VIEW best_of_seven AS
WITH
-- One row per hand: its cards as INTEGER, since a TINYINT overflows
cards AS (
    SELECT
        CAST(s.card_1 AS INTEGER) AS c1,
        CAST(s.card_2 AS INTEGER) AS c2,
        CAST(s.card_3 AS INTEGER) AS c3,
        CAST(s.card_4 AS INTEGER) AS c4,
        CAST(s.card_5 AS INTEGER) AS c5,
        CAST(s.card_6 AS INTEGER) AS c6,
        CAST(s.card_7 AS INTEGER) AS c7,
        s.hand_rank
    FROM seven_card_hands AS s
),

-- One row per hand: the numbers p and t that its choices need; p12 is the number of its first two cards
parts AS (
    SELECT
        c.*,
        l.hand_ranks,
        l.pairs[1 + c.c1 + 52 * c.c2] AS p12,
        l.pairs[1 + c.c1 + 52 * c.c3] AS p13,
        l.pairs[1 + c.c2 + 52 * c.c3] AS p23,
        l.pairs[1 + c.c1 + 52 * c.c4] AS p14,
        l.pairs[1 + c.c2 + 52 * c.c4] AS p24,
        l.pairs[1 + c.c3 + 52 * c.c4] AS p34,
        l.pairs[1 + c.c4 + 52 * c.c5] AS p45,
        l.pairs[1 + c.c4 + 52 * c.c6] AS p46,
        l.pairs[1 + c.c4 + 52 * c.c7] AS p47,
        l.pairs[1 + c.c5 + 52 * c.c6] AS p56,
        l.pairs[1 + c.c5 + 52 * c.c7] AS p57,
        l.pairs[1 + c.c6 + 52 * c.c7] AS p67,
        l.triples[1 + c.c1 + 52 * c.c2 + 2704 * c.c3] AS t123,
        l.triples[1 + c.c4 + 52 * c.c5 + 2704 * c.c6] AS t456,
        l.triples[1 + c.c4 + 52 * c.c5 + 2704 * c.c7] AS t457,
        l.triples[1 + c.c4 + 52 * c.c6 + 2704 * c.c7] AS t467,
        l.triples[1 + c.c5 + 52 * c.c6 + 2704 * c.c7] AS t567
    FROM cards AS c
    CROSS JOIN five_card_lists AS l
)

SELECT
    p.c1 AS card_1,
    p.c2 AS card_2,
    p.c3 AS card_3,
    p.c4 AS card_4,
    p.c5 AS card_5,
    p.c6 AS card_6,
    p.c7 AS card_7,
    p.hand_rank,
    LEAST(
        p.hand_ranks[1 + p.p12 + p.t456],
        p.hand_ranks[1 + p.p12 + p.t457],
        p.hand_ranks[1 + p.p12 + p.t467],
        p.hand_ranks[1 + p.p12 + p.t567],
        p.hand_ranks[1 + p.p13 + p.t456],
        p.hand_ranks[1 + p.p13 + p.t457],
        p.hand_ranks[1 + p.p13 + p.t467],
        p.hand_ranks[1 + p.p13 + p.t567],
        p.hand_ranks[1 + p.p23 + p.t456],
        p.hand_ranks[1 + p.p23 + p.t457],
        p.hand_ranks[1 + p.p23 + p.t467],
        p.hand_ranks[1 + p.p23 + p.t567],
        p.hand_ranks[1 + p.p45 + p.t123],
        p.hand_ranks[1 + p.p46 + p.t123],
        p.hand_ranks[1 + p.p47 + p.t123],
        p.hand_ranks[1 + p.p56 + p.t123],
        p.hand_ranks[1 + p.p57 + p.t123],
        p.hand_ranks[1 + p.p67 + p.t123],
        p.hand_ranks[1 + p.p14 + p.t567],
        p.hand_ranks[1 + p.p24 + p.t567],
        p.hand_ranks[1 + p.p34 + p.t567]
    ) AS best_rank
FROM parts AS p;
