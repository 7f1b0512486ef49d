-- The special hands of Chinese poker, each with its exact number among all hands of thirteen cards
-- Grain: one row per special hand (5 rows); a hand can be several of them: every dragon is also three straights
-- Columns:
--   special: the name of the special hand
--   description: the cards that the special hand needs
--   hands: the number of hands of thirteen cards that are this special hand
--   all_hands: the number of all hands of thirteen cards, C(52, 13) = 635,013,559,600
--   probability: hands / all_hands, 0 to 1
-- Reads: binomials, three_row_sums
-- Source: the special hands in common house rules of Chinese poker; pokersql counts them

DROP VIEW IF EXISTS special_hands;

CREATE VIEW special_hands AS
WITH
-- One row per number of pairs: C(4, 2)^pairs, the choices of suits for all pairs
pair_suits (pairs, ways) AS (
    VALUES (0, 1), (1, 6), (2, 36), (3, 216), (4, 1296), (5, 7776), (6, 46656)
),

-- One row per pattern of thirteen cards: the numbers of ranks with one, two, three and four cards, and the number of
-- hands. A rank with one card or three cards has 4 choices of suits.
patterns AS (
    SELECT
        b1.k AS singles,
        b2.k AS pairs,
        b3.k AS threes,
        b4.k AS fours,
        b1.ways * b2.ways * b3.ways * b4.ways * p.ways * (CAST(1 AS BIGINT) << (2 * (b1.k + b3.k))) AS hands
    FROM binomials AS b1
    INNER JOIN binomials AS b2 ON b1.n - b1.k = b2.n
    INNER JOIN binomials AS b3 ON b2.n - b2.k = b3.n
    INNER JOIN binomials AS b4 ON b3.n - b3.k = b4.n AND b1.k + 2 * b2.k + 3 * b3.k + 4 * b4.k = 13
    INNER JOIN pair_suits AS p ON b2.k = p.pairs
    WHERE b1.n = 13
),

-- One row per special hand: its description and number of hands
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

-- One row: the number of all hands of thirteen cards
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
