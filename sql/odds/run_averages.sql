-- The average count of each category over the runs >= 1, and the standard deviation of these counts
-- Grain: one row per set of rules and category
-- Columns:
--   runs: the number of runs
--   average: the category's average count
--   deviation: the standard deviation of the counts; NULL for a single run
--   fewest: the lowest count in a run
--   most: the highest count in a run
-- Reads: observed_counts

DROP VIEW IF EXISTS run_averages;

CREATE VIEW run_averages AS
WITH
-- One row per run, rules and category: seen, and its average over all runs
run_counts AS (
    SELECT
        o.rules,
        o.hand_points,
        o.category,
        o.seen,
        o.expected,
        AVG(CAST(o.seen AS DOUBLE PRECISION)) OVER (PARTITION BY o.rules, o.category) AS average
    FROM observed_counts AS o
    WHERE o.run > 0
)

SELECT
    a.rules,
    a.hand_points,
    a.category,
    COUNT(*) AS runs,
    AVG(a.expected) AS expected,
    MAX(a.average) AS average,
    CASE
        WHEN COUNT(*) > 1
            THEN SQRT(SUM((a.seen - a.average) * (a.seen - a.average)) / (COUNT(*) - 1))
    END AS deviation,
    MIN(a.seen) AS fewest,
    MAX(a.seen) AS most
FROM run_counts AS a
GROUP BY a.rules, a.hand_points, a.category;
