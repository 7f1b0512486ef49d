-- The special hands of thirteen cards, and how many hands there are of each
-- Grain: one row per special hand (5); a hand may be several of them, as a dragon is three straights
-- Columns:
--   special: its name
--   description: what a hand needs to be one
--   hands: how many there are
--   all_hands: how many hands of thirteen cards there are, C(52, 13) = 635,013,559,600
--   probability: hands / all_hands, 0 to 1
-- Reads: binomials, ranks, suits, three_row_sums
-- Source: the house rules of Chinese poker, counted

DROP VIEW IF EXISTS special_hands;

CREATE VIEW special_hands AS
WITH RECURSIVE
-- One row: how many ranks and suits there are
sizes AS (
    SELECT COUNT(DISTINCT r.rank) AS ranks, COUNT(DISTINCT s.suit_id) AS suits
    FROM ranks AS r
    CROSS JOIN suits AS s
),

-- One row per number of ranks: 4^ranks, the suits of as many single cards or threes, and C(4, 2)^ranks, those of pairs
suit_powers AS (
    SELECT 0 AS ranks, CAST(1 AS BIGINT) AS single_ways, CAST(1 AS BIGINT) AS pair_ways
    UNION ALL
    SELECT p.ranks + 1 AS ranks, p.single_ways * s.suits AS single_ways, p.pair_ways * b.ways AS pair_ways
    FROM suit_powers AS p
    INNER JOIN sizes AS s ON p.ranks < s.ranks
    INNER JOIN binomials AS b ON s.suits = b.n AND b.k = 2
),

-- One row per pattern of thirteen cards: how many ranks have one card, two, three and four, and how many hands fit
patterns AS (
    SELECT
        b1.k AS singles,
        b2.k AS pairs,
        b3.k AS threes,
        b4.k AS fours,
        b1.ways * b2.ways * b3.ways * b4.ways * p1.single_ways * p2.pair_ways * p3.single_ways AS hands
    FROM sizes AS s
    INNER JOIN binomials AS b1 ON s.ranks = b1.n
    INNER JOIN binomials AS b2 ON b1.n - b1.k = b2.n
    INNER JOIN binomials AS b3 ON b2.n - b2.k = b3.n
    INNER JOIN binomials AS b4 ON b3.n - b3.k = b4.n AND b1.k + 2 * b2.k + 3 * b3.k + 4 * b4.k = 13
    INNER JOIN suit_powers AS p1 ON b1.k = p1.ranks
    INNER JOIN suit_powers AS p2 ON b2.k = p2.ranks
    INNER JOIN suit_powers AS p3 ON b3.k = p3.ranks
),

-- One row per special hand
specials AS (
    SELECT
        'dragon' AS special,
        'one card of each rank' AS description,
        SUM(CASE WHEN p.singles = 13 THEN p.hands ELSE 0 END) AS hands
    FROM patterns AS p
    UNION ALL
    SELECT
        'six pairs' AS special,
        'six ranks of two cards or more, whatever the thirteenth card' AS description,
        SUM(CASE WHEN p.pairs + p.threes + p.fours = 6 THEN p.hands ELSE 0 END) AS hands
    FROM patterns AS p
    UNION ALL
    SELECT
        'six pairs or fours' AS special,
        'the same, where four of a kind are two pairs' AS description,
        SUM(CASE WHEN p.pairs + p.threes + 2 * p.fours = 6 THEN p.hands ELSE 0 END) AS hands
    FROM patterns AS p
    UNION ALL
    SELECT
        t.special,
        CASE t.special
            WHEN 'three straights' THEN 'all rows in sequence, the front too'
            ELSE 'each row of one suit, the front too'
        END AS description,
        SUM(t.hands) AS hands
    FROM three_row_sums AS t
    GROUP BY t.special
),

-- One row: all hands of thirteen cards
totals AS (
    SELECT CAST(SUM(p.hands) AS BIGINT) AS all_hands FROM patterns AS p
)

SELECT
    s.special,
    s.description,
    CAST(s.hands AS BIGINT) AS hands,
    t.all_hands,
    CAST(s.hands AS DOUBLE PRECISION) / t.all_hands AS probability
FROM specials AS s
CROSS JOIN totals AS t;
