-- Does each kind of given cards have C(52 - cards, 5 - cards) hands, and does completions have all kinds?
-- Grain: one row per problem
-- Reads: binomials, completions
-- Source: binomials

-- Given cards of one kind have the same values of cards, suited and rank_codes. Suited cards have C(13, cards) kinds.
-- Other cards have C(12 + cards, cards) kinds, the multisets of 13 ranks, less the 13 multisets of five equal ranks.

WITH
-- One row per cards, suited and rank_codes: the number of hands over all categories, and the fewest hands of a category
kinds AS (
    SELECT c.cards, c.suited, c.rank_codes, CAST(SUM(c.hands) AS BIGINT) AS hands, MIN(c.hands) AS fewest
    FROM completions AS c
    GROUP BY c.cards, c.suited, c.rank_codes
),

-- One row per cards and suited: the number of kinds, and the least and most hands of a kind
kind_counts AS (
    SELECT
        k.cards,
        k.suited,
        COUNT(*) AS kinds,
        MIN(k.hands) AS least,
        MAX(k.hands) AS most,
        MIN(k.fewest) AS fewest
    FROM kinds AS k
    GROUP BY k.cards, k.suited
),

-- One row per cards and suited: the right number of kinds
expected_counts AS (
    SELECT b.k AS cards, 1 AS suited, b.ways AS kinds
    FROM binomials AS b
    WHERE b.n = 13 AND b.k BETWEEN 1 AND 5
    UNION ALL
    SELECT b.k AS cards, 0 AS suited, b.ways - CASE WHEN b.k = 5 THEN 13 ELSE 0 END AS kinds
    FROM binomials AS b
    WHERE b.n = 12 + b.k AND b.k BETWEEN 2 AND 5
)

SELECT 'completions of ' || CAST(e.cards AS TEXT) || ' given cards are incomplete or wrong' AS problem
FROM expected_counts AS e
INNER JOIN binomials AS b ON b.n = 52 - e.cards AND b.k = 5 - e.cards
LEFT JOIN kind_counts AS k ON e.cards = k.cards AND e.suited = k.suited AND e.kinds = k.kinds
WHERE COALESCE(k.least, 0) <> b.ways OR COALESCE(k.most, 0) <> b.ways OR COALESCE(k.fewest, 0) < 1;
