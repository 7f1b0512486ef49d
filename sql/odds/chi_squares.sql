-- How well a run fits the odds, over all categories
-- Grain: one row per run and set of rules
-- Columns:
--   run: as in observations
--   rules: standard or published, see rule_sets
--   hands: how many hands the run has
--   chi_square: the sum of (seen - expected)^2 / expected over the cells
--   degrees_of_freedom: cells - 1; 0 tests nothing
--   cells: how many cells, a category each or several pooled
--   pooled: how many categories are pooled in the first cell
-- Reads: observed_counts
-- Source: Pearson's chi-square; cells expected fewer than 5 times are pooled, after the usual rule of thumb

-- The rarest categories are pooled until the pool is expected 5 times and every category outside it too.

DROP VIEW IF EXISTS chi_squares;

CREATE VIEW chi_squares AS
WITH
-- One row: how often a cell must be expected at least
pooling AS (
    SELECT 5 AS least
),

-- One row per run, set of rules and category: how often all rarer ones together are expected
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

-- One row per run, set of rules and cell: what was seen and what is expected
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
