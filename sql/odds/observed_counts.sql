-- Each category's count in a run, its expected count, and their difference in standard deviations
-- Grain: one row per run, set of rules and category; no row for rules that have none of the run's named categories
-- Columns:
--   rules: as in expected_odds (standard and published, unless you replace its rows)
--   hand_points: the category's number in the rules, from 0; if a name counts several categories, the lowest of them
--   category: the category; if a name counts several categories, that name as written
--   hands: the number of hands in the run
--   seen: the number of these hands that are of this category
--   expected: hands * probability
--   z: (seen - expected) / standard deviation, by the normal approximation of the binomial; NULL if probability is 1
-- Reads: expected_odds, observed_names

-- hands counts only categories of the set of rules, since a run may have the high and the low hands of a game.

DROP VIEW IF EXISTS observed_counts;

CREATE VIEW observed_counts AS
WITH
-- One row per row of observed_names
names AS (
    SELECT n.run, n.written, n.counted_as, n.category, n.occurrences FROM observed_names AS n
),

-- One row per run, rules and written name, if the name is other or means a category of the rules
run_names AS (
    SELECT n.run, o.rules, n.written, n.occurrences, MAX(n.category) AS category
    FROM names AS n
    INNER JOIN expected_odds AS o ON n.category = o.category OR n.counted_as = 'other'
    GROUP BY n.run, o.rules, n.written, n.occurrences
),

-- One row per run and rules with a category that the run names: the number of hands
runs AS (
    SELECT n.run, n.rules, CAST(SUM(n.occurrences) AS BIGINT) AS hands
    FROM run_names AS n
    GROUP BY n.run, n.rules
    HAVING COUNT(n.category) > 0
),

-- One row per run with the name other: the number of hands of this name
others AS (
    SELECT n.run, n.counted_as, CAST(SUM(n.occurrences) AS BIGINT) AS hands
    FROM names AS n
    WHERE n.counted_as = 'other'
    GROUP BY n.run, n.counted_as
),

-- One row per run, rules and hand_points: the name that counts the category, and that name's count
category_counts AS (
    SELECT
        r.run,
        r.rules,
        r.hands,
        o.hand_points,
        o.probability,
        COALESCE(n.counted_as, e.counted_as, o.category) AS category,
        COALESCE(n.occurrences, e.hands, 0) AS seen
    FROM runs AS r
    INNER JOIN expected_odds AS o ON r.rules = o.rules
    LEFT JOIN others AS e ON r.run = e.run
    LEFT JOIN names AS n ON r.run = n.run AND o.category = n.category
),

-- One row per run, rules and category: the sum of the probabilities of all categories that its name counts
expectations AS (
    SELECT
        c.run,
        c.rules,
        MIN(c.hand_points) AS hand_points,
        c.category,
        c.hands,
        c.seen,
        SUM(c.probability) AS probability
    FROM category_counts AS c
    GROUP BY c.run, c.rules, c.category, c.hands, c.seen
)

SELECT
    e.run,
    e.rules,
    e.hand_points,
    e.category,
    e.hands,
    e.seen,
    e.probability,
    e.hands * e.probability AS expected,
    CASE
        WHEN e.hands > 0 AND e.probability < 1
            THEN (e.seen - e.hands * e.probability) / SQRT(e.hands * e.probability * (1 - e.probability))
    END AS z
FROM expectations AS e;
