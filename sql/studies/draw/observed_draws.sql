-- How many hands of a simulation have each category after the draw, beside the exact odds
-- Grain: one row per run of observations and category
-- Columns:
--   all_draws: the number of all draws of all dealt hands, weighted as in draw_odds
--   drawn: the probability of the category after the draw
--   seen: how many hands of the run have the category after the draw
--   expected: n * p, where n is the number of hands of the run and p = drawn
--   z: (seen - expected) / sqrt(n * p * (1 - p)), where the divisor is the standard deviation
-- Reads: draw_odds, observations
-- Source: pokersql; z is the normal approximation of the binomial distribution

-- After exchange.sql, dealt_categories counts the hands after the draw. To store these counts as run 1:
--     INSERT INTO observations SELECT 1, category, hands FROM dealt_categories;

DROP VIEW IF EXISTS observed_draws;

CREATE VIEW observed_draws AS
WITH
-- One row per run: the number of its hands
runs AS (
    SELECT o.run, CAST(SUM(o.occurrences) AS BIGINT) AS hands
    FROM observations AS o
    GROUP BY o.run
),

-- One row per run and category that occurred: the number of hands
category_counts AS (
    SELECT o.run, o.category, CAST(SUM(o.occurrences) AS BIGINT) AS seen
    FROM observations AS o
    GROUP BY o.run, o.category
)

SELECT
    r.run,
    d.*,
    COALESCE(c.seen, 0) AS seen,
    r.hands * d.drawn AS expected,
    (COALESCE(c.seen, 0) - r.hands * d.drawn) / SQRT(r.hands * d.drawn * (1 - d.drawn)) AS z
FROM runs AS r
CROSS JOIN draw_odds AS d
LEFT JOIN category_counts AS c ON r.run = c.run AND d.category = c.category;
