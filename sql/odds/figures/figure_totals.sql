-- Two numbers of hands: seen is the sum over the good lines; hands is the sum of figures.hands, NULL if a row has NULL
-- Grain: one row in all
-- Reads: figure_lines, figures
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS figure_totals;

CREATE VIEW figure_totals AS
SELECT
    (
        SELECT COALESCE(SUM(l.occurrences), 0) FROM figure_lines AS l
        WHERE l.error = ''
    ) AS seen,
    CASE WHEN COUNT(*) = COUNT(f.hands) THEN SUM(f.hands) END AS hands
FROM figures AS f;
