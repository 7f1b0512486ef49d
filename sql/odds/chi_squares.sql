-- How well what was seen fits what is expected, over all categories
-- Grain: one row per run and set of rules
-- Reads: observed_counts
-- Source: Pearson's chi-square; cells expected fewer than 5 times are pooled, after the usual rule of thumb

-- From the rarest on, categories are put together as long as one of them, or all of them so far, are expected fewer
-- than 5 times. cells is how many are left, pooled how many went into the first; one cell alone tests nothing.

DROP VIEW IF EXISTS chi_squares;

CREATE VIEW chi_squares AS
WITH
-- One row: what a cell must be expected
pooling AS (
    SELECT 5 AS least
),

-- One row per run, set of rules and category: what all rarer ones together are expected
ordered AS (
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
    FROM ordered AS o
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
