-- Are there all 22,100 hands of three cards, and as many of each category as there must be?
-- Grain: one row per problem
-- Reads: three_card_classes
-- Source: 13 * 4 three of a kind, 13 * 12 * 6 * 4 pairs, 22,100 hands in all

WITH
-- One row per category: how many classes and hands there must be
expected_counts AS (
    SELECT 'Three of a Kind' AS category, 13 AS classes, 52 AS hands
    UNION ALL
    SELECT 'One Pair' AS category, 156 AS classes, 3744 AS hands
    UNION ALL
    SELECT 'High Card' AS category, 286 AS classes, 18304 AS hands
),

-- One row per category: how many classes and hands there are
category_counts AS (
    SELECT t.category, COUNT(*) AS classes, CAST(SUM(t.hands) AS BIGINT) AS hands
    FROM three_card_classes AS t
    GROUP BY t.category
)

SELECT
    'three_card_classes has ' || CAST(COALESCE(f.classes, 0) AS TEXT) || ' classes and '
    || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of ' || e.category || ', not ' || CAST(e.classes AS TEXT)
    || ' and ' || CAST(e.hands AS TEXT) AS problem
FROM expected_counts AS e
LEFT JOIN category_counts AS f ON e.category = f.category
WHERE COALESCE(f.classes, 0) <> e.classes OR COALESCE(f.hands, 0) <> e.hands
UNION ALL
SELECT 'three_card_classes has ' || CAST(COUNT(*) AS TEXT) || ' places, not 455' AS problem
FROM three_card_classes AS t
HAVING COUNT(DISTINCT t.place) <> 455 OR COUNT(*) <> 455;
