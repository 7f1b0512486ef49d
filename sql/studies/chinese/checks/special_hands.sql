-- Do the patterns of thirteen cards sum to C(52, 13) hands, and does each special hand have the number of its formula?
-- Grain: one row per problem
-- Reads: binomials, special_hands
-- Source: combinatorics

-- There are 4^13 dragons. Six pairs are (1) two cards of each of six ranks, and one of the 28 cards of other ranks, or
-- (2) three cards of one rank, and two of each of five ranks. Three flushes are 5-5-3, 8-5, 10-3 or 13 cards of a suit.

WITH
-- One row per special hand: the right number of hands
expected_counts (special, hands) AS (
    VALUES
    ('dragon', CAST(67108864 AS BIGINT)),
    ('six pairs', CAST(1716 AS BIGINT) * 46656 * 28 + CAST(13 AS BIGINT) * 4 * 792 * 7776),
    ('three flushes', CAST(12 AS BIGINT) * 1287 * 1287 * (286 + 1) + 12 * 286 * 286 + 4)
)

SELECT
    'special_hands has ' || CAST(COALESCE(s.hands, 0) AS TEXT) || ' of ' || e.special || ', not '
    || CAST(e.hands AS TEXT) AS problem
FROM expected_counts AS e
LEFT JOIN special_hands AS s ON e.special = s.special
WHERE COALESCE(s.hands, 0) <> e.hands
UNION ALL
SELECT DISTINCT
    'special_hands has all_hands ' || CAST(s.all_hands AS TEXT) || ', not ' || CAST(b.ways AS TEXT) AS problem
FROM special_hands AS s
INNER JOIN binomials AS b ON b.n = 52 AND b.k = 13
WHERE s.all_hands <> b.ways;
