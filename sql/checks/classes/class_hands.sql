-- Do the classes hold all 2,598,960 hands, and odds as many in each category as is known, by both sets of rules?
-- Grain: one row per problem
-- Reads: hand_classes, odds
-- Source: the known frequencies of five-card hands; as published 1,024 hands of A-2-3-4-5 are no straights

WITH
-- One row per category: how many hands it has, and how many without A-2-3-4-5
known_counts AS (
    SELECT 0 AS hand_points, 1302540 AS hands, 1303560 AS published
    UNION ALL
    SELECT 1 AS hand_points, 1098240 AS hands, 1098240 AS published
    UNION ALL
    SELECT 2 AS hand_points, 123552 AS hands, 123552 AS published
    UNION ALL
    SELECT 3 AS hand_points, 54912 AS hands, 54912 AS published
    UNION ALL
    SELECT 4 AS hand_points, 10200 AS hands, 9180 AS published
    UNION ALL
    SELECT 5 AS hand_points, 5108 AS hands, 5112 AS published
    UNION ALL
    SELECT 6 AS hand_points, 3744 AS hands, 3744 AS published
    UNION ALL
    SELECT 7 AS hand_points, 624 AS hands, 624 AS published
    UNION ALL
    SELECT 8 AS hand_points, 36 AS hands, 32 AS published
    UNION ALL
    SELECT 9 AS hand_points, 4 AS hands, 4 AS published
)

SELECT
    'hand_classes has ' || CAST(COALESCE(CAST(SUM(h.hands) AS BIGINT), 0) AS TEXT) || ' hands, not 2598960' AS problem
FROM hand_classes AS h
HAVING COALESCE(SUM(h.hands), 0) <> 2598960
UNION ALL
SELECT
    'odds has ' || CAST(COALESCE(o.hands, 0) AS TEXT) || ' hands of ' || CAST(e.hand_points AS TEXT)
    || ' points, not ' || CAST(e.hands AS TEXT) AS problem
FROM known_counts AS e
LEFT JOIN odds AS o ON e.hand_points = o.hand_points AND o.rules = 'standard'
WHERE e.hands <> COALESCE(o.hands, 0)
UNION ALL
SELECT
    'odds has ' || CAST(COALESCE(o.hands, 0) AS TEXT) || ' hands of ' || CAST(e.hand_points AS TEXT)
    || ' published points, not ' || CAST(e.published AS TEXT) AS problem
FROM known_counts AS e
LEFT JOIN odds AS o ON e.hand_points = o.hand_points AND o.rules = 'published'
WHERE e.published <> COALESCE(o.hands, 0);
