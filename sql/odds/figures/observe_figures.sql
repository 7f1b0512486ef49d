-- Replaces run 0 of observations by the counts of figures
-- Grain: one new row per good line, and one for the hands that no line counts; none if figure_errors has too_many
-- Reads: figure_errors, figure_lines, figure_totals, observations
-- Engine: duckdb

DELETE FROM observations
WHERE run = 0;

INSERT INTO observations (run, category, occurrences)
SELECT 0 AS run, l.name AS category, l.occurrences
FROM figure_lines AS l
WHERE l.error = '' AND 'too_many' NOT IN (SELECT e.error FROM figure_errors AS e);

INSERT INTO observations (run, category, occurrences)
SELECT 0 AS run, 'other' AS category, CAST(t.hands - t.seen AS BIGINT) AS occurrences
FROM figure_totals AS t
WHERE t.hands > t.seen AND 0 NOT IN (SELECT e.line FROM figure_errors AS e);
