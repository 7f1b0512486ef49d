-- Does the query without slips take each hand for what it is, and with any of them every hand for something?
-- Grain: one row per problem
-- Reads: hand_classes, sighted_categories
-- Source: pokersql

WITH
-- One row per category: its number of hands
counted AS (
    SELECT h.category, CAST(SUM(h.hands) AS BIGINT) AS hands
    FROM hand_classes AS h
    GROUP BY h.category
),

-- One row per choice of slips and category: the hands that are taken for anything, and how many of them for it
sighted AS (
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
FROM sighted AS s
INNER JOIN counted AS c ON s.category = c.category
WHERE s.hands <> c.hands OR (s.slips = 'none' AND s.rightly <> c.hands)
UNION ALL
SELECT 'sighted_categories has ' || CAST(COUNT(*) AS TEXT) || ' slips and categories, not 50' AS problem
FROM sighted
HAVING COUNT(*) <> 50;
