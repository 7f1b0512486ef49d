-- The figures of each published table; each figure has a category, or is marked as a total or as unknown
-- Grain: one row per run and written name; category is NULL for a total and for an unknown name
-- Reads: audit_counts, categories, observed_names
-- Access: internal

-- Each run of observations is one published table. If a name means two categories, the view gives the lower category,
-- and audit_comparisons adds the higher category. kind is 'category', 'total' or 'unknown'.

DROP VIEW IF EXISTS audited_figures;

CREATE VIEW audited_figures AS
WITH
-- One row per name that means the total
total_names (name) AS (
    VALUES ('total'), ('totals'), ('sum'), ('all'), ('all hands'), ('total hands'), ('grand total')
),

-- One row per category that a table can have
known_categories AS (
    SELECT c.category FROM categories AS c
    UNION
    SELECT a.category FROM audit_counts AS a
),

-- One row per run and written name: the name's lowest category, whether the name means the total, and the run's number
-- of totals
figures AS (
    SELECT
        n.run,
        n.written,
        n.occurrences,
        MAX(CASE WHEN n.is_first = 1 THEN k.category END) AS category,
        COUNT(t.name) AS is_total,
        SUM(COUNT(t.name)) OVER (PARTITION BY n.run) AS totals,
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
)

SELECT
    f.run,
    f.written,
    f.occurrences,
    CASE WHEN f.error = '' THEN f.category END AS category,
    CASE
        WHEN f.is_total = 1 AND f.totals = 1 THEN 'total'
        WHEN f.error = '' THEN 'category'
        ELSE 'unknown'
    END AS kind,
    CASE
        WHEN f.is_total = 0 THEN f.error
        WHEN f.totals > 1 THEN 'the table has two totals'
        ELSE ''
    END AS error
FROM figures AS f;
