-- How often each category occurred in each row of the simulated hands, and how often special hands occurred
-- Grain: one row per row and category that it can have, and per special hand; hands were set by the chosen objective
-- Columns:
--   row_number: 1 is the front, 2 the middle, 3 the back, 4 the special hands
--   row_name: front, middle, back or special
--   place: 1 is the best category of a row, or the rarest special hand
--   category: as in categories, or a special hand's name
--   hands: the number of hands with it
--   share: hands / all simulated hands, 0 to 1
--   standard_error: of the share: sqrt(share (1 - share) / all simulated hands)
--   probability: the exact probability of a special hand; NULL for the rows
-- Reads: chinese_settings, row_classes, row_observations, row_sizes, special_hands

DROP VIEW IF EXISTS row_frequencies;

CREATE VIEW row_frequencies AS
WITH
-- One row per row and category, the best first, and per special hand
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

-- One row per row and category that occurred
category_counts AS (
    SELECT o.row_name, o.category, CAST(SUM(o.hands) AS BIGINT) AS hands
    FROM row_observations AS o
    INNER JOIN chinese_settings AS s ON o.objective = s.objective
    GROUP BY o.row_name, o.category
),

-- One row: the number of hands, which is the number of fronts
totals AS (
    SELECT CAST(SUM(s.hands) AS DOUBLE PRECISION) AS all_hands
    FROM category_counts AS s
    WHERE s.row_name = 'front'
),

-- One row per row and category: its share
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
