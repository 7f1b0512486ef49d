-- Is the average percentile 1/2, do better classes have higher percentiles, and do better fronts allow fewer middles?
-- Grain: one row per problem
-- Reads: row_classes
-- Source: over all pairs of hands, wins and losses are equal, so the average percentile is exactly 1/2

WITH
-- One row per class: its points and weakest_next, and the points and weakest_next of the next better class
neighbours AS (
    SELECT
        r.cards,
        r.description,
        r.points,
        r.weakest_next,
        LAG(r.points) OVER (PARTITION BY r.cards ORDER BY r.place) AS better_points,
        LAG(r.weakest_next) OVER (PARTITION BY r.cards ORDER BY r.place) AS better_weakest_next
    FROM row_classes AS r
)

SELECT
    'row_classes: the percentiles of ' || CAST(r.cards AS TEXT) || ' cards do not average to a half' AS problem
FROM row_classes AS r
GROUP BY r.cards
HAVING SUM(CAST(r.points AS BIGINT) * r.hands) * 2 <> MAX(r.all_points) * SUM(CAST(r.hands AS BIGINT))
UNION ALL
SELECT 'row_classes: ' || o.description || ' is out of order' AS problem
FROM neighbours AS o
WHERE o.points >= o.better_points OR o.weakest_next < o.better_weakest_next
UNION ALL
SELECT 'row_classes has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 455 and 7462' AS problem
FROM row_classes
HAVING COUNT(*) <> 455 + 7462;
