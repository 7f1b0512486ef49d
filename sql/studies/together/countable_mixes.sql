-- The mixes of wanted_mixes that are counted: on this engine their counts are exact and take seconds
-- Grain: one row per mix
-- Reads: wanted_mixes
-- Access: internal

-- A mix of n hands is counted only if all mixes of up to n hands are counted, because mix_sums adds them all.

DROP VIEW IF EXISTS countable_mixes;

CREATE VIEW countable_mixes AS
WITH
-- One row: the limit of work, and the highest number that is exact: 10^37, or 9.2e18 on SQLite, where larger numbers
-- are doubles
limits AS (
    SELECT
        CASE
            WHEN CAST(9223372036854775807 AS DECIMAL(38, 0)) + 2 - 9223372036854775807 = 2 THEN 1e37
            ELSE 9.2e18
        END AS most_ways,
        5e5 AS work
),

-- One row per mix of n hands: the highest most_ways and the sum of work over all mixes of up to n hands
totals AS (
    SELECT
        w.mix,
        w.hands,
        MAX(w.most_ways) OVER (ORDER BY w.hands) AS most_ways,
        SUM(w.work) OVER (ORDER BY w.hands) AS work
    FROM wanted_mixes AS w
)

SELECT t.mix, t.hands
FROM totals AS t
INNER JOIN limits AS l ON t.most_ways <= l.most_ways AND t.work <= l.work;
