-- Does the query without slips find the category of every hand, and with slips some category for every hand?
-- Grain: one row per problem
-- Reads: odds, sighted_categories

WITH
-- One row per category: how many hands it has
expectations AS (
    SELECT o.category, o.hands FROM odds AS o
    WHERE o.rules = 'standard'
),

-- One row per choice of slips and category: how many hands are there, and how many are taken for what they are
findings AS (
    SELECT
        s.slips,
        s.category,
        CAST(SUM(s.hands) AS BIGINT) AS hands,
        CAST(SUM(CASE WHEN s.category = s.taken_for THEN s.hands ELSE 0 END) AS BIGINT) AS rightly
    FROM sighted_categories AS s
    GROUP BY s.slips, s.category
)

SELECT
    'sighted_categories, slips ' || s.slips || ': ' || CAST(s.hands AS TEXT) || ' hands are ' || s.category
    || ', not ' || CAST(c.hands AS TEXT) AS problem
FROM findings AS s
INNER JOIN expectations AS c ON s.category = c.category
WHERE s.hands <> c.hands OR (s.slips = 'none' AND s.rightly <> c.hands)
UNION ALL
SELECT 'sighted_categories has ' || CAST(COUNT(*) AS TEXT) || ' slips and categories, not 50' AS problem
FROM findings
HAVING COUNT(*) <> 50;
