-- Do the views hands and odds agree on the hands per category, and is each text in hands five cards long?
-- Grain: one row per problem
-- Reads: hands, odds

WITH
-- One row per category: its number of hands, and the lengths of the shortest and the longest text
category_counts AS (
    SELECT
        h.category,
        COUNT(*) AS hands,
        MIN(LENGTH(h.hand)) AS shortest,
        MAX(LENGTH(h.hand)) AS longest
    FROM hands AS h
    GROUP BY h.category
)

SELECT
    'hands shows ' || CAST(COALESCE(s.hands, 0) AS TEXT) || ' hands of ' || o.category
    || ', not ' || CAST(o.hands AS TEXT) || ' of five cards' AS problem
FROM odds AS o
LEFT JOIN category_counts AS s ON o.category = s.category
WHERE o.rules = 'standard' AND (o.hands <> COALESCE(s.hands, 0) OR s.shortest <> 14 OR s.longest <> 14);
