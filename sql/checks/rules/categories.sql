-- Are there ten categories, and does every class have the characteristics of its category?
-- Grain: one row per problem
-- Reads: categories, hand_classes, ranks

WITH
-- One row per class: its number of different ranks, its first rank, and its span (the highest rank minus the lowest).
-- The low ace (rank_5 = 1) has no row in ranks.
classes AS (
    SELECT
        h.hand_points,
        h.category,
        h.description,
        h.suited,
        COUNT(*) + CASE WHEN h.rank_5 = 1 THEN 1 ELSE 0 END AS distinct_values,
        h.rank_1 AS first,
        MAX(r.rank) - CASE WHEN h.rank_5 = 1 THEN 1 ELSE MIN(r.rank) END AS span
    FROM hand_classes AS h
    INNER JOIN ranks AS r
        ON h.rank_1 = r.rank OR h.rank_2 = r.rank OR h.rank_3 = r.rank OR h.rank_4 = r.rank OR h.rank_5 = r.rank
    GROUP BY h.hand_points, h.category, h.description, h.suited, h.rank_1, h.rank_5
)

SELECT 'categories has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 10' AS problem
FROM categories AS c
HAVING COUNT(*) <> 10 OR COUNT(DISTINCT c.hand_points) <> 10 OR MIN(c.hand_points) <> 0 OR MAX(c.hand_points) <> 9
UNION ALL
SELECT CAST(COUNT(*) AS TEXT) || ' classes to check: hand_classes or ranks is empty' AS problem
FROM classes
HAVING COUNT(*) = 0
UNION ALL
SELECT
    'categories does not fit ' || CAST(COUNT(*) AS TEXT) || ' classes of ' || h.category
    || ', such as ' || MIN(h.description) AS problem
FROM classes AS h
LEFT JOIN categories AS c ON h.hand_points = c.hand_points
WHERE
    h.category <> COALESCE(c.category, '')
    OR h.distinct_values <> c.distinct_values
    OR (h.suited = 1 AND c.fewest_suits > 1)
    OR (h.suited = 0 AND c.most_suits = 1)
    OR h.span NOT BETWEEN c.least_span AND c.most_span
    OR h.first NOT BETWEEN c.first_from AND c.first_to
GROUP BY h.category;
