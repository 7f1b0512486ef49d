-- The figures of each published table: which category each row is for, or whether it is the total
-- Grain: one row per run and name; hand_points is NULL for a total and for a name that can't be audited
-- Reads: observations, observed_names
-- Source: pokersql
-- Access: internal

-- A run of observations is a table. A name for two categories stands for the lower; audit_comparisons puts them
-- together. kind is 'category', 'total' or 'unknown'.

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

-- One row per run and name: its lowest category
named AS (
    SELECT
        n.run,
        n.written,
        n.occurrences,
        MIN(n.hand_points) AS hand_points,
        MAX(CASE WHEN n.counted_as = 'other' THEN 'a table has no other hands' ELSE n.error END) AS error
    FROM observed_names AS n
    GROUP BY n.run, n.written, n.occurrences
),

-- One row per run: how many of its names are a total's
totals AS (
    SELECT o.run, COUNT(DISTINCT o.category) AS names
    FROM observations AS o
    INNER JOIN total_names AS t ON LOWER(TRIM(REPLACE(REPLACE(o.category, '_', ' '), '-', ' '))) = t.name
    GROUP BY o.run
)

SELECT
    n.run,
    n.written,
    n.occurrences,
    CASE WHEN n.error = '' THEN n.hand_points END AS hand_points,
    CASE
        WHEN t.name IS NOT NULL AND s.names = 1 THEN 'total'
        WHEN n.error = '' THEN 'category'
        ELSE 'unknown'
    END AS kind,
    CASE
        WHEN t.name IS NULL THEN n.error
        WHEN s.names > 1 THEN 'the table has two totals'
        ELSE ''
    END AS error
FROM named AS n
LEFT JOIN total_names AS t ON LOWER(TRIM(REPLACE(REPLACE(n.written, '_', ' '), '-', ' '))) = t.name
LEFT JOIN totals AS s ON n.run = s.run;
