-- The figures of each published table: the category that each row is for, or whether it is the total
-- Grain: one row per run and name; category is NULL for a total and for a name that can't be audited
-- Reads: audit_counts, categories, observed_names
-- Access: internal

-- A run of observations is a table. A name for two categories stands for the lower; audit_comparisons adds the
-- other. kind is category, total or unknown.

DROP VIEW IF EXISTS audited_figures;

CREATE VIEW audited_figures AS
WITH
-- One row per name of a total
total_names AS (
    SELECT 'total' AS name
    UNION ALL
    SELECT 'totals' AS name
    UNION ALL
    SELECT 'sum' AS name
    UNION ALL
    SELECT 'all' AS name
    UNION ALL
    SELECT 'all hands' AS name
    UNION ALL
    SELECT 'total hands' AS name
    UNION ALL
    SELECT 'grand total' AS name
),

-- One row per category that tables can have
known_categories AS (
    SELECT c.category FROM categories AS c
    UNION
    SELECT a.category FROM audit_counts AS a
),

-- One row per run and name: its lowest category, and whether it is a total's
figures AS (
    SELECT
        n.run,
        n.written,
        n.occurrences,
        MAX(CASE WHEN n.is_first = 1 THEN k.category END) AS category,
        COUNT(t.name) AS is_total,
        MAX(
            CASE
                WHEN n.counted_as = 'other' THEN 'a table has no other hands'
                WHEN k.category IS NULL THEN 'no category has this name'
                ELSE n.error
            END
        ) AS error
    FROM observed_names AS n
    LEFT JOIN known_categories AS k ON n.category = k.category
    LEFT JOIN total_names AS t ON n.name = t.name
    GROUP BY n.run, n.written, n.occurrences
),

-- One row per run and name: how many totals the run has
tables AS (
    SELECT f.*, SUM(f.is_total) OVER (PARTITION BY f.run) AS totals FROM figures AS f
)

SELECT
    t.run,
    t.written,
    t.occurrences,
    CASE WHEN t.error = '' THEN t.category END AS category,
    CASE
        WHEN t.is_total = 1 AND t.totals = 1 THEN 'total'
        WHEN t.error = '' THEN 'category'
        ELSE 'unknown'
    END AS kind,
    CASE
        WHEN t.is_total = 0 THEN t.error
        WHEN t.totals > 1 THEN 'the table has two totals'
        ELSE ''
    END AS error
FROM tables AS t;
