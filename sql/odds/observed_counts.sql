-- Each category's count in a run, its expected count, and z: their distance in standard deviations
-- Grain: one row per run, set of rules and name: of a category, or of several counted together
-- Columns:
--   run: as in observations
--   rules: standard or published, see rules
--   hand_points: 0 (high card) to 9 (royal flush), the lowest of categories counted together
--   category: its name, or the name written for several
--   hands: how many hands the run has
--   seen: how many of them are of this category
--   probability: that of one hand
--   expected: hands * probability
--   z: (seen - expected) / standard deviation; NULL where the probability is 1
-- Reads: categories, observations, observed_names, odds
-- Source: pokersql; z is the normal approximation of the binomial distribution

DROP VIEW IF EXISTS observed_counts;

CREATE VIEW observed_counts AS
WITH
-- One row per run: all its hands
runs AS (
    SELECT o.run, CAST(SUM(o.occurrences) AS BIGINT) AS hands
    FROM observations AS o
    GROUP BY o.run
),

-- One row per run and name, here once because it is used twice
names AS (
    SELECT n.run, n.counted_as, n.hand_points, n.occurrences FROM observed_names AS n
),

-- One row per run that names other: its hands of that name
others AS (
    SELECT n.run, n.counted_as, CAST(SUM(n.occurrences) AS BIGINT) AS hands
    FROM names AS n
    WHERE n.counted_as = 'other'
    GROUP BY n.run, n.counted_as
),

-- One row per run and category: the name that counts it, and that name's count
category_counts AS (
    SELECT
        r.run,
        r.hands,
        c.hand_points,
        COALESCE(n.counted_as, e.counted_as, c.category) AS category,
        COALESCE(n.occurrences, e.hands, 0) AS seen
    FROM runs AS r
    CROSS JOIN categories AS c
    LEFT JOIN others AS e ON r.run = e.run
    LEFT JOIN names AS n ON r.run = n.run AND c.hand_points = n.hand_points
),

-- One row per run, set of rules and name: its probability
expectations AS (
    SELECT
        c.run,
        o.rules,
        MIN(c.hand_points) AS hand_points,
        c.category,
        c.hands,
        c.seen,
        SUM(o.probability) AS probability
    FROM category_counts AS c
    INNER JOIN odds AS o ON c.hand_points = o.hand_points
    GROUP BY c.run, o.rules, c.category, c.hands, c.seen
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
