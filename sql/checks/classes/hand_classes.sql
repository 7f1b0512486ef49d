-- Does hand_classes have 7,462 classes with different keys and ranks, and the published number of classes per category?
-- Grain: one row per problem
-- Reads: hand_classes
-- Source: the counts that Cactus Kev published

WITH
-- One row per category: the published number of classes
known_counts (hand_points, category, classes) AS (
    VALUES
    (0, 'High Card', 1277),
    (1, 'One Pair', 2860),
    (2, 'Two Pair', 858),
    (3, 'Three of a Kind', 858),
    (4, 'Straight', 10),
    (5, 'Flush', 1277),
    (6, 'Full House', 156),
    (7, 'Four of a Kind', 156),
    (8, 'Straight Flush', 9),
    (9, 'Royal Flush', 1)
),

-- One row per category in hand_classes: the number of classes
counts AS (
    SELECT h.hand_points, h.category, COUNT(*) AS classes
    FROM hand_classes AS h
    GROUP BY h.hand_points, h.category
)

SELECT 'hand_classes has ' || CAST(COUNT(*) AS TEXT) || ' classes, not 7462 ranked from 1 with one key each' AS problem
FROM hand_classes AS h
HAVING
    COUNT(*) <> 7462
    OR COUNT(DISTINCT h.hand_rank) <> 7462 OR MIN(h.hand_rank) <> 1 OR MAX(h.hand_rank) <> 7462
    OR COUNT(DISTINCT h.hand_key) <> 7462
    OR COUNT(DISTINCT h.description) <> 7462
UNION ALL
SELECT
    'hand_classes has ' || CAST(COALESCE(f.classes, 0) AS TEXT) || ' classes of ' || e.category
    || ', not ' || CAST(e.classes AS TEXT) AS problem
FROM known_counts AS e
LEFT JOIN counts AS f ON e.hand_points = f.hand_points AND e.category = f.category
WHERE e.classes <> COALESCE(f.classes, 0);
