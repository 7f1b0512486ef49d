-- How often each category in each row, and each special hand, came in simulations by the chosen objective
-- Grain: one row per row_name and possible category; if row_name is 'special', the category is a special hand
-- Columns:
--   row_number: 1 is the front, 2 the middle, 3 the back, 4 the special hands
--   row_name: front, middle, back or special
--   place: 1 for the best category of a row, and for the rarest special hand
--   category: a value of categories.category, or a special hand's name
--   hands: the number of simulated hands with this category in this row
--   share: hands / all simulated hands, 0 to 1
--   standard_error: the standard error of the share, sqrt(share * (1 - share) / all simulated hands)
--   probability: the exact probability of a special hand; NULL for the rows
-- Reads: chinese_settings, row_classes, row_observations, row_sizes, special_hands

DROP VIEW IF EXISTS row_frequencies;

CREATE VIEW row_frequencies AS
WITH
-- One row per row_name and category that is possible: its place
kinds AS (
    SELECT DISTINCT
        z.row_number,
        z.row_name,
        10 - r.hand_points AS place,
        r.category,
        CAST(NULL AS DOUBLE PRECISION) AS probability
    FROM row_sizes AS z
    INNER JOIN row_classes AS r ON z.cards = r.cards
    UNION ALL
    SELECT
        4 AS row_number,
        'special' AS row_name,
        ROW_NUMBER() OVER (ORDER BY s.hands) AS place,
        s.special AS category,
        s.probability
    FROM special_hands AS s
),

-- One row per row_name and category that occurred: the number of hands
category_counts AS (
    SELECT o.row_name, o.category, CAST(SUM(o.hands) AS BIGINT) AS hands
    FROM row_observations AS o
    INNER JOIN chinese_settings AS s ON o.objective = s.objective
    GROUP BY o.row_name, o.category
),

-- One row: the number of all hands, which is the number of fronts
totals AS (
    SELECT CAST(SUM(s.hands) AS DOUBLE PRECISION) AS all_hands
    FROM category_counts AS s
    WHERE s.row_name = 'front'
),

-- One row per row_name and category: the share of all hands
shares AS (
    SELECT
        k.row_number,
        k.row_name,
        k.place,
        k.category,
        k.probability,
        COALESCE(s.hands, 0) AS hands,
        COALESCE(s.hands, 0) / t.all_hands AS share,
        t.all_hands
    FROM kinds AS k
    CROSS JOIN totals AS t
    LEFT JOIN category_counts AS s ON k.row_name = s.row_name AND k.category = s.category
)

SELECT
    s.row_number,
    s.row_name,
    s.place,
    s.category,
    s.hands,
    s.share,
    SQRT(s.share * (1 - s.share) / s.all_hands) AS standard_error,
    s.probability
FROM shares AS s;
