-- Do the patterns of thirteen cards add up to C(52, 13) hands, and the special hands to their closed forms?
-- Grain: one row per problem
-- Reads: binomials, special_hands
-- Source: combinatorics

-- Dragons are 4^13. Six pairs are six of 13 ranks in two suits each and one of 28 other cards, or a rank in three suits
-- and five others in two. Three flushes are 5-5-3 cards of three suits, 8-5, 10-3 or 13.

WITH
-- One row per special hand: how many there must be
expected_counts AS (
    SELECT 'dragon' AS special, CAST(67108864 AS BIGINT) AS hands
    UNION ALL
    SELECT
        'six pairs' AS special,
        CAST(1716 AS BIGINT) * 46656 * 28 + CAST(13 AS BIGINT) * 4 * 792 * 7776 AS hands
    UNION ALL
    SELECT
        'three flushes' AS special,
        CAST(12 AS BIGINT) * 1287 * 1287 * (286 + 1) + 12 * 286 * 286 + 4 AS hands
)

SELECT
    'special_hands has ' || CAST(COALESCE(s.hands, 0) AS TEXT) || ' of ' || e.special || ', not '
    || CAST(e.hands AS TEXT) AS problem
FROM expected_counts AS e
LEFT JOIN special_hands AS s ON e.special = s.special
WHERE COALESCE(s.hands, 0) <> e.hands
UNION ALL
SELECT DISTINCT
    'special_hands are of ' || CAST(s.all_hands AS TEXT) || ' hands, not ' || CAST(b.ways AS TEXT) AS problem
FROM special_hands AS s
INNER JOIN binomials AS b ON b.n = 52 AND b.k = 13
WHERE s.all_hands <> b.ways;
