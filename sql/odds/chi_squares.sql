-- Pearson's chi-square test of each run against expected_odds; rare categories are pooled
-- Grain: one row per run and set of rules
-- Columns:
--   chi_square: the sum of (seen - expected)^2 / expected over the cells
--   degrees_of_freedom: cells - 1; if this is 0, there is no test
--   cells: the number of cells; all pooled categories are one cell, every other category is one cell
--   pooled: the number of categories that are pooled
-- Reads: observed_counts
-- Source: Pearson's chi-square; the rule of thumb that each cell has an expected count of at least 5

-- A category is pooled if its expected count is less than 5, or if all lower expected counts add up to less than 5.

DROP VIEW IF EXISTS chi_squares;

CREATE VIEW chi_squares AS
WITH
-- One row: the lowest expected count of a category that is not pooled
pooling AS (
    SELECT 5 AS least
),

-- One row per run, rules and category: rarer is the sum of the expected counts of all rarer categories
places AS (
    SELECT
        o.run,
        o.rules,
        o.seen,
        o.expected,
        ROW_NUMBER() OVER (PARTITION BY o.run, o.rules ORDER BY o.expected, o.category) AS place,
        SUM(o.expected) OVER (
            PARTITION BY o.run, o.rules
            ORDER BY o.expected, o.category
            ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
        ) - o.expected AS rarer
    FROM observed_counts AS o
),

-- One row per run, rules and cell: its count and its expected count; cell 0 has the pooled categories
cells AS (
    SELECT
        o.run,
        o.rules,
        CASE WHEN o.expected < p.least OR o.rarer < p.least THEN 0 ELSE o.place END AS cell,
        SUM(o.seen) AS seen,
        SUM(o.expected) AS expected,
        COUNT(*) AS categories
    FROM places AS o
    CROSS JOIN pooling AS p
    GROUP BY o.run, o.rules, CASE WHEN o.expected < p.least OR o.rarer < p.least THEN 0 ELSE o.place END
)

SELECT
    c.run,
    c.rules,
    CAST(SUM(c.seen) AS BIGINT) AS hands,
    SUM((c.seen - c.expected) * (c.seen - c.expected) / c.expected) AS chi_square,
    COUNT(*) - 1 AS degrees_of_freedom,
    COUNT(*) AS cells,
    MAX(CASE WHEN c.cell = 0 THEN c.categories ELSE 0 END) AS pooled
FROM cells AS c
WHERE c.expected > 0
GROUP BY c.run, c.rules;
