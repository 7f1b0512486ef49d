-- How often each row of the simulated hands was what, set by the objective of chinese_settings, and hands were special
-- Grain: one row per row and category that it can have, and per special hand; row_number orders the rows, 4 is special
-- Reads: chinese_settings, row_classes, row_observations, special_hands
-- Source: pokersql

-- standard_error is that of the share, sqrt(share (1 - share) / hands). The special hands have their exact probability.

DROP VIEW IF EXISTS row_frequencies;

CREATE VIEW row_frequencies AS
WITH
-- One row per row: how many cards it has
row_sizes AS (
    SELECT 1 AS row_number, 'front' AS row_name, 3 AS cards
    UNION ALL
    SELECT 2 AS row_number, 'middle' AS row_name, 5 AS cards
    UNION ALL
    SELECT 3 AS row_number, 'back' AS row_name, 5 AS cards
),

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

-- One row per row and category that came
seen AS (
    SELECT o.row_name, o.category, CAST(SUM(o.hands) AS BIGINT) AS hands
    FROM row_observations AS o
    INNER JOIN chinese_settings AS s ON o.objective = s.objective
    GROUP BY o.row_name, o.category
),

-- One row: how many hands there were, each of which has one front
totals AS (
    SELECT CAST(SUM(s.hands) AS DOUBLE PRECISION) AS all_hands
    FROM seen AS s
    WHERE s.row_name = 'front'
),

-- One row per row and category: its share
shared AS (
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
    LEFT JOIN seen AS s ON k.row_name = s.row_name AND k.category = s.category
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
FROM shared AS s;
