-- Are there 7,462 classes, ranked without gap or tie, each with a key of its own, as many in each category as known?
-- Grain: one row per problem
-- Reads: hand_classes
-- Source: the counts that Cactus Kev published

WITH
-- One row per category: how many classes it has
known_counts AS (
    SELECT 0 AS hand_points, 'High Card' AS category, 1277 AS classes
    UNION ALL
    SELECT 1 AS hand_points, 'One Pair' AS category, 2860 AS classes
    UNION ALL
    SELECT 2 AS hand_points, 'Two Pair' AS category, 858 AS classes
    UNION ALL
    SELECT 3 AS hand_points, 'Three of a Kind' AS category, 858 AS classes
    UNION ALL
    SELECT 4 AS hand_points, 'Straight' AS category, 10 AS classes
    UNION ALL
    SELECT 5 AS hand_points, 'Flush' AS category, 1277 AS classes
    UNION ALL
    SELECT 6 AS hand_points, 'Full House' AS category, 156 AS classes
    UNION ALL
    SELECT 7 AS hand_points, 'Four of a Kind' AS category, 156 AS classes
    UNION ALL
    SELECT 8 AS hand_points, 'Straight Flush' AS category, 9 AS classes
    UNION ALL
    SELECT 9 AS hand_points, 'Royal Flush' AS category, 1 AS classes
),

-- One row per category in hand_classes: how many classes it has
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
