-- The test of each run: by chi-square for all counts together, and by observed_luck for the least likely count
-- Grain: one row per run and set of rules in chi_squares
-- Columns:
--   p: the probability of a value >= chi_square; NULL for 0 degrees of freedom
--   categories: the number of categories that observed_luck tests
--   least_likely: the category with the lowest p_two_sided; if several have it, the one with the most hand_points
--   verdict: not luck if least_likely is not luck, or if categories >= 2 and p is below luck_limits.unlikely
-- Reads: chi_squares, integration_points, luck_limits, observed_luck
-- Engine: duckdb

-- With k degrees of freedom, p is 2 / gamma(k / 2) times the integral of u^(k - 1) exp(-u^2) for u from
-- sqrt(chi_square / 2) to infinity.

DROP VIEW IF EXISTS run_luck;

CREATE VIEW run_luck AS
WITH
-- One row per run and set of rules with at least one degree of freedom: least and most are the limits of the integral.
-- The integrand is largest at peak, where the derivative of its logarithm is -slope. The second derivative is at most
-- -2, so for u > most the integrand is below exp(-45) times its value at peak
ends AS MATERIALIZED (
    SELECT
        c.*,
        SQRT(c.chi_square / 2) AS least,
        c.degrees_of_freedom - 1 AS power,
        SQRT(GREATEST(c.chi_square, power) / 2) AS peak,
        2 * peak - CASE power WHEN 0 THEN 0 ELSE power / peak END AS slope,
        peak + 90 / (slope + SQRT(slope * slope + 180)) AS most
    FROM chi_squares AS c
    WHERE c.degrees_of_freedom > 0
),

-- One row per run, rules and point of integration_points: the value of u
points AS (
    SELECT e.*, p.weight, e.least + (e.most - e.least) * p.share AS u
    FROM ends AS e
    CROSS JOIN integration_points AS p
),

-- One row per run and set of rules with at least one degree of freedom: the probability p
p_values AS (
    SELECT
        p.run,
        p.rules,
        LEAST(
            2 / GAMMA(p.degrees_of_freedom / 2) * EXP(-p.chi_square / 2)
            * SUM(p.weight * POW(p.u, p.power) * EXP(p.chi_square / 2 - p.u * p.u)) * (p.most - p.least),
            1
        ) AS p
    FROM points AS p
    GROUP BY p.run, p.rules, p.degrees_of_freedom, p.chi_square, p.least, p.most
),

-- One row per run and rules: the number of categories, and the least likely category with its verdict
least_counts AS (
    SELECT
        o.run,
        o.rules,
        COUNT(*) AS categories,
        FIRST(o.category ORDER BY o.p_two_sided ASC, o.hand_points DESC) AS least_likely,
        FIRST(o.verdict ORDER BY o.p_two_sided ASC, o.hand_points DESC) AS verdict
    FROM observed_luck AS o
    GROUP BY o.run, o.rules
)

SELECT
    c.run,
    c.rules,
    c.hands,
    c.chi_square,
    c.degrees_of_freedom,
    c.pooled,
    p.p,
    n.categories,
    n.least_likely,
    CASE WHEN n.categories > 1 AND p.p < l.unlikely THEN 'not luck' ELSE n.verdict END AS verdict
FROM chi_squares AS c
INNER JOIN least_counts AS n ON c.run = n.run AND c.rules = n.rules
LEFT JOIN p_values AS p ON c.run = p.run AND c.rules = p.rules
CROSS JOIN luck_limits AS l;
