-- The errors in figures: of single lines, and of all lines together
-- Grain: one row per line with an error, and one row per error of all lines together
-- Columns:
--   line: as in figure_lines; 0 for all lines together
--   written: the line; for an error of all lines together, the wrong number or ''
--   error: as in figure_lines; for an error of all lines together no_hands, too_many, no_other or count_too_large
--   remedy: how to correct the line or the text
-- Reads: category_names, expected_odds, figure_lines, figure_totals, luck_limits
-- Engine: duckdb

DROP VIEW IF EXISTS figure_errors;

CREATE VIEW figure_errors AS
WITH
-- One row per line
lines AS MATERIALIZED (
    SELECT f.* FROM figure_lines AS f
),

-- One row: the number of lines with an error, of lines that name a category, and of lines with the name other
line_counts AS (
    SELECT
        COUNT(*) FILTER (l.error <> '') AS wrong,
        COUNT(*) FILTER (l.name <> 'other') AS naming,
        COUNT(*) FILTER (l.name = 'other') AS others
    FROM lines AS l
),

-- One row: the number of categories that no line names
unnamed AS (
    SELECT COUNT(DISTINCT e.category) AS categories
    FROM expected_odds AS e
    WHERE
        e.category NOT IN (
            SELECT c.category FROM category_names AS c INNER JOIN lines AS l ON c.name = LOWER(l.name)
        )
),

-- One row: the numbers of figure_totals, line_counts and unnamed
totals AS (
    SELECT f.seen, f.hands, n.wrong, n.naming, n.others, u.categories AS unnamed
    FROM figure_totals AS f
    CROSS JOIN line_counts AS n
    CROSS JOIN unnamed AS u
)

SELECT l.line, l.written, l.error, l.remedy FROM lines AS l
WHERE l.error <> ''
UNION ALL
SELECT
    0 AS line,
    '' AS written,
    'no_hands' AS error,
    'write a category and its count on each line' AS remedy
FROM totals AS t
WHERE t.wrong = 0 AND (t.naming = 0 OR GREATEST(t.seen, t.hands) = 0)
UNION ALL
SELECT
    0 AS line,
    CAST(t.seen AS TEXT) AS written,
    'too_many' AS error,
    'the counts may add up to at most ' || t.hands || ', the number of hands' AS remedy
FROM totals AS t
WHERE t.seen > t.hands
UNION ALL
SELECT
    0 AS line,
    CAST(COALESCE(t.hands, t.seen) AS TEXT) AS written,
    'no_other' AS error,
    'every category is named, so there are no other hands: the counts of the categories must add up to all hands'
        AS remedy
FROM totals AS t
WHERE t.naming > 0 AND t.unnamed = 0 AND (t.hands > t.seen OR t.others > 0)
UNION ALL
SELECT
    0 AS line,
    CAST(GREATEST(t.seen, t.hands) AS TEXT) AS written,
    'count_too_large' AS error,
    'at most ' || l.most_hands || ' hands can be tested' AS remedy
FROM totals AS t
CROSS JOIN luck_limits AS l
WHERE GREATEST(t.seen, t.hands) > l.most_hands;
