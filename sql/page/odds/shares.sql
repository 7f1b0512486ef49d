-- The observed frequency of each category beside the expected frequency
-- Grain: one row per category, ordered from the best
-- Reads: observed_counts, settings
-- Engine: duckdb

-- least and most are the limits of Wilson's confidence interval of 95 %.
WITH
-- One row: the 97.5 % quantile of the normal distribution
normal AS (
    SELECT 1.959963984540054 AS quantile
),

-- One row per category: share, its share of the hands, and widening, the term quantile^2 / hands in Wilson's formula
shares AS (
    SELECT
        o.hand_points,
        o.category,
        o.hands,
        o.seen,
        o.expected,
        o.z,
        o.probability,
        o.seen / o.hands AS share,
        POW(n.quantile, 2) / o.hands AS widening
    FROM observed_counts AS o
    INNER JOIN settings AS s ON o.rules = s.rules
    CROSS JOIN normal AS n
    WHERE o.run = 0
),

-- One row per category: the middle of its confidence interval, and half of the interval's width
intervals AS (
    SELECT
        s.*,
        (s.share + s.widening / 2) / (1 + s.widening) AS middle,
        SQRT(s.widening * s.share * (1 - s.share) + POW(s.widening, 2) / 4) / (1 + s.widening) AS half
    FROM shares AS s
)

SELECT
    i.category,
    i.seen,
    i.expected,
    i.z,
    i.hands,
    i.share,
    i.probability,
    GREATEST(i.middle - i.half, 0) AS least,
    i.middle + i.half AS most
FROM intervals AS i
ORDER BY i.hand_points DESC;
