-- Every hand of five, six and seven cards, reduced to those that differ in more than which suit is which
-- Grain: one row per pattern (234,650): 7,462 of five cards, 36,842 of six, 190,346 of seven
-- Reads: hand_keys, ranks
-- Source: the reduction of the Power BI article, whose table of all seven-card hands could not be loaded
-- Access: internal

-- Without a flush only the ranks matter; with one, those of the cards in its suit, and those of the others. A pattern
-- grows by a group at a time, which is all of its cards of one rank, in rising order: the cards of the flush's suit
-- first, then the others from the lowest rank again. Each group has so many choices of suits, and the product of them
-- is how many hands there are; of those without a flush it has the flushes of the same ranks still in it.

DROP VIEW IF EXISTS hand_patterns;

CREATE VIEW hand_patterns AS
WITH RECURSIVE
-- One row per number of suits to choose from: only the flush's, those beside it, all
suit_numbers AS (
    SELECT 1 AS suits
    UNION ALL
    SELECT 3 AS suits
    UNION ALL
    SELECT 4 AS suits
),

-- One row per number of suits and of cards of one rank: the ways to choose their suits, and 10^cards
suit_choices AS (
    SELECT s.suits, 0 AS cards, 1 AS choices, 1 AS rank_pattern FROM suit_numbers AS s
    UNION ALL
    SELECT
        b.suits,
        b.cards + 1 AS cards,
        CAST(b.choices * (b.suits - b.cards) / (b.cards + 1) AS INTEGER) AS choices,
        b.rank_pattern * 10 AS rank_pattern
    FROM suit_choices AS b
    WHERE b.cards < b.suits
),

-- One row per rank: 5^(rank - 2), so that the sum over a hand tells its ranks in 31 bits (PostgreSQL groups by rank
-- codes, which tell them in 52, a hundred times as slowly)
rank_terms AS (
    SELECT 2 AS rank, 1 AS rank_term
    UNION ALL
    SELECT b.rank + 1 AS rank, b.rank_term * 5 AS rank_term
    FROM rank_terms AS b
    WHERE b.rank < 14
),

-- One row per group: a rank, a number of suits and a number of cards; in an example its cards take the suits in turn
groups AS MATERIALIZED (
    SELECT
        c.suits,
        r.rank,
        c.cards,
        c.choices,
        c.rank_pattern,
        n.rank_term * c.cards AS rank_sum,
        r.rank_code * CASE c.suits WHEN 1 THEN -1 WHEN 3 THEN 0 ELSE c.cards END AS hand_key,
        (r.rank - 2) * 4 AS card_id,
        CASE WHEN c.suits = 1 THEN 0 ELSE 1 END AS turn
    FROM suit_choices AS c
    CROSS JOIN ranks AS r
    INNER JOIN rank_terms AS n ON r.rank = n.rank
    WHERE c.cards > 0
),

-- One row per number of cards in a flush's suit, 0 without one: the suits to begin with, and in how many ways
starts AS (
    SELECT 0 AS flush_cards, 4 AS suits, 1 AS hands
    UNION ALL
    SELECT 5 AS flush_cards, 1 AS suits, 4 AS hands
    UNION ALL
    SELECT 6 AS flush_cards, 1 AS suits, 4 AS hands
    UNION ALL
    SELECT 7 AS flush_cards, 1 AS suits, 4 AS hands
),

-- One row per pattern of up to seven cards; places that are still free have some card
grown AS (
    SELECT
        s.flush_cards,
        s.suits,
        s.hands,
        0 AS cards,
        0 AS rank,
        0 AS rank_pattern,
        0 AS rank_sum,
        CAST(0 AS BIGINT) AS hand_key,
        0 AS card_1,
        0 AS card_2,
        0 AS card_3,
        0 AS card_4,
        0 AS card_5,
        0 AS card_6,
        0 AS card_7
    FROM starts AS s
    UNION ALL
    SELECT
        b.flush_cards,
        CASE WHEN b.cards + g.cards = b.flush_cards THEN 3 ELSE b.suits END AS suits,
        b.hands * g.choices AS hands,
        b.cards + g.cards AS cards,
        CASE WHEN b.cards + g.cards = b.flush_cards THEN 0 ELSE g.rank END AS rank,
        b.rank_pattern + g.rank_pattern AS rank_pattern,
        b.rank_sum + g.rank_sum AS rank_sum,
        b.hand_key + g.hand_key AS hand_key,
        CASE WHEN b.cards < 1 THEN g.card_id ELSE b.card_1 END AS card_1,
        CASE WHEN b.cards < 2 THEN g.card_id + g.turn ELSE b.card_2 END AS card_2,
        CASE WHEN b.cards < 3 THEN g.card_id + g.turn * 2 ELSE b.card_3 END AS card_3,
        CASE WHEN b.cards < 4 THEN g.card_id + g.turn * 3 ELSE b.card_4 END AS card_4,
        CASE WHEN b.cards < 5 THEN g.card_id ELSE b.card_5 END AS card_5,
        CASE WHEN b.cards < 6 THEN g.card_id + g.turn ELSE b.card_6 END AS card_6,
        CASE WHEN b.cards < 7 THEN g.card_id + g.turn * 2 ELSE b.card_7 END AS card_7
    FROM grown AS b
    INNER JOIN groups AS g ON b.suits = g.suits AND b.rank < g.rank
    WHERE b.cards < 7 AND b.cards + g.cards <= 7
),

-- One row per pattern of five to seven cards
patterns AS MATERIALIZED (
    SELECT p.*
    FROM grown AS p
    WHERE p.cards >= 5 AND p.cards >= p.flush_cards
),

-- One row per ranks of a hand: what the pattern without a flush has, in which cards of a rank are all in one group, and
-- how many hands have a flush
alike AS (
    SELECT
        p.rank_sum,
        MAX(CASE WHEN p.flush_cards = 0 THEN p.rank_pattern ELSE 0 END) AS rank_pattern,
        SUM(CASE WHEN p.flush_cards = 0 THEN 0 ELSE p.hands END) AS flushes
    FROM patterns AS p
    GROUP BY p.rank_sum
)

SELECT
    p.cards,
    p.card_1,
    p.card_2,
    p.card_3,
    p.card_4,
    p.card_5,
    CASE WHEN p.cards > 5 THEN p.card_6 END AS card_6,
    CASE WHEN p.cards > 6 THEN p.card_7 END AS card_7,
    p.flush_cards,
    a.rank_pattern,
    p.hand_key,
    k.hand_rank,
    CAST(CASE WHEN p.flush_cards = 0 THEN p.hands - a.flushes ELSE p.hands END AS INTEGER) AS equivalent_hands
FROM patterns AS p
INNER JOIN alike AS a ON p.rank_sum = a.rank_sum
INNER JOIN hand_keys AS k ON p.hand_key = k.hand_key;
