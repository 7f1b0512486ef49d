-- The average count of each category over the runs from 1 on, and the standard deviation between runs
-- Grain: one row per set of rules and category
-- Columns:
--   runs: how many runs
--   average: its average count
--   deviation: the standard deviation between runs; NULL for a single run
--   fewest: its lowest count in a run
--   most: its highest count in a run
-- Reads: observed_counts

DROP VIEW IF EXISTS run_averages;

CREATE VIEW run_averages AS
WITH
-- One row per run, set of rules and category: the count beside the average of all runs
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
