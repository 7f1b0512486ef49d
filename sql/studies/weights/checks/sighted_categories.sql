-- Does the query without slips find each hand's category, and does the query with slips find one category per hand?
-- Grain: one row per problem
-- Reads: odds, sighted_categories

WITH
-- One row per slips and category: the number of hands, and the number of hands whose category the query finds
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
    || ', not ' || CAST(o.hands AS TEXT) AS problem
FROM findings AS s
INNER JOIN odds AS o ON o.rules = 'standard' AND s.category = o.category
WHERE s.hands <> o.hands OR (s.slips = 'none' AND s.rightly <> o.hands)
UNION ALL
SELECT 'sighted_categories has ' || CAST(COUNT(*) AS TEXT) || ' slips and categories, not 50' AS problem
FROM findings
HAVING COUNT(*) <> 50;
