-- The patterns of five to seven cards: the ranks, and for a flush also which of the ranks are in its suit
-- Grain: one row per pattern (234,650): 7,462 of five cards, 36,842 of six, 190,346 of seven
-- Columns:
--   card_1: the first card_id of an example hand; cards of the flush's suit come first, and ranks rise
--   card_2: the second card_id of the example
--   card_3: the third card_id of the example
--   card_4: the fourth card_id of the example
--   card_5: the fifth card_id of the example
--   card_6: the sixth card_id of the example
--   card_7: the seventh card_id of the example
--   flush_cards: how many cards have the suit of the flush, 0 without a flush
--   rank_pattern: the sum of 10 per single card, 100 per pair, 1000 per three of a kind and 10000 per four of a kind
--   equivalent_hands: how many hands have the pattern
-- Reads: binomials, hand_keys, ranks
-- Source: the patterns of the Power BI article, which could not load a table of all seven-card hands
-- Access: internal

-- Each step of the recursion adds a group: the cards of one rank. Ranks rise: first in the flush's suit, then from the
-- lowest rank again in the three other suits. With a flush, equivalent_hands = 4 * the product of C(suits, cards) over
-- the groups. Without a flush, equivalent_hands is this product without the factor 4, minus the number of hands that
-- have the same ranks and a flush. rank_codes is the sum over all cards, which is the key by rules in which suits do
-- not count.

DROP VIEW IF EXISTS hand_patterns;

CREATE VIEW hand_patterns AS
WITH RECURSIVE
-- One row per rank: rank_term = 5^(rank - 2). The sum of a hand's terms identifies its ranks in 31 bits. PostgreSQL
-- would take a hundred times as long to group by the sum of rank codes, which has 52 bits
rank_terms AS (
    SELECT 2 AS rank, 1 AS rank_term
    UNION ALL
    SELECT b.rank + 1 AS rank, b.rank_term * 5 AS rank_term
    FROM rank_terms AS b
    WHERE b.rank < 14
),

-- One row per group of cards of one rank: choices = C(suits, cards). suits is 1 for a group in the flush's suit, 3 for
-- a group in the other suits, and 4 in a hand without a flush. turn is 0 for a group in the flush's suit, else 1: then
-- the suits of the example change from card to card
rank_groups AS MATERIALIZED (
    SELECT
        b.n AS suits,
        r.rank,
        b.k AS cards,
        CAST(b.ways AS INTEGER) AS choices,
        CASE b.k WHEN 1 THEN 10 WHEN 2 THEN 100 WHEN 3 THEN 1000 ELSE 10000 END AS rank_pattern,
        n.rank_term * b.k AS rank_sum,
        r.rank_code * CASE b.n WHEN 1 THEN -1 WHEN 3 THEN 0 ELSE b.k END AS hand_key,
        r.rank_code * b.k AS rank_codes,
        (r.rank - 2) * 4 AS card_id,
        CASE WHEN b.n = 1 THEN 0 ELSE 1 END AS turn
    FROM binomials AS b
    CROSS JOIN ranks AS r
    INNER JOIN rank_terms AS n ON r.rank = n.rank
    WHERE b.n IN (1, 3, 4) AND b.k > 0
),

-- One row per flush_cards, which is 0 without a flush. The first group of a pattern comes from the rows of rank_groups
-- with these suits. hands is the number of suits that the flush can have, or 1 without a flush
starts AS (
    SELECT 0 AS flush_cards, 4 AS suits, 1 AS hands
    UNION ALL
    SELECT 5 AS flush_cards, 1 AS suits, 4 AS hands
    UNION ALL
    SELECT 6 AS flush_cards, 1 AS suits, 4 AS hands
    UNION ALL
    SELECT 7 AS flush_cards, 1 AS suits, 4 AS hands
),

-- One row per pattern of up to seven cards; the columns card_n with n > cards have no meaning
partial_patterns AS (
    SELECT
        s.flush_cards,
        s.suits,
        s.hands,
        0 AS cards,
        0 AS rank,
        0 AS rank_pattern,
        0 AS rank_sum,
        CAST(0 AS BIGINT) AS hand_key,
        CAST(0 AS BIGINT) AS rank_codes,
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
        b.rank_codes + g.rank_codes AS rank_codes,
        CASE WHEN b.cards < 1 THEN g.card_id ELSE b.card_1 END AS card_1,
        CASE WHEN b.cards < 2 THEN g.card_id + g.turn ELSE b.card_2 END AS card_2,
        CASE WHEN b.cards < 3 THEN g.card_id + g.turn * 2 ELSE b.card_3 END AS card_3,
        CASE WHEN b.cards < 4 THEN g.card_id + g.turn * 3 ELSE b.card_4 END AS card_4,
        CASE WHEN b.cards < 5 THEN g.card_id ELSE b.card_5 END AS card_5,
        CASE WHEN b.cards < 6 THEN g.card_id + g.turn ELSE b.card_6 END AS card_6,
        CASE WHEN b.cards < 7 THEN g.card_id + g.turn * 2 ELSE b.card_7 END AS card_7
    FROM partial_patterns AS b
    INNER JOIN rank_groups AS g ON b.suits = g.suits AND b.rank < g.rank
    WHERE b.cards < 7 AND b.cards + g.cards <= 7
),

-- One row per pattern of five to seven cards
patterns AS MATERIALIZED (
    SELECT p.*
    FROM partial_patterns AS p
    WHERE p.cards >= 5 AND p.cards >= p.flush_cards
),

-- One row per multiset of ranks: the rank_pattern of hands without a flush, and the number of hands with a flush
-- (flushes)
rank_sums AS (
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
    p.rank_codes,
    k.hand_rank,
    CAST(CASE WHEN p.flush_cards = 0 THEN p.hands - a.flushes ELSE p.hands END AS INTEGER) AS equivalent_hands
FROM patterns AS p
INNER JOIN rank_sums AS a ON p.rank_sum = a.rank_sum
INNER JOIN hand_keys AS k ON p.hand_key = k.hand_key;
