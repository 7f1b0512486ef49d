-- Does three_card_classes have 455 places, and the right numbers of classes and hands in each category?
-- Grain: one row per problem
-- Reads: three_card_classes
-- Source: 13 * 4 hands with three of a kind, 13 * 12 * 6 * 4 hands with a pair, C(52, 3) = 22,100 hands in all

WITH
-- One row per category: the right numbers of classes and hands
expected_counts (category, classes, hands) AS (
    VALUES
    ('Three of a Kind', 13, 52),
    ('One Pair', 156, 3744),
    ('High Card', 286, 18304)
),

-- One row per category in three_card_classes: its numbers of classes and hands
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
