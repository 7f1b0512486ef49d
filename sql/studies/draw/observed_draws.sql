-- How often each category came after the draw in a simulation, and by how many standard deviations that is off
-- Grain: one row per run of observations and category; the columns of draw_odds, and seen, expected and z
-- Reads: draw_odds, observations
-- Source: pokersql; z is the normal approximation of the binomial distribution
-- Access: internal

-- INSERT INTO observations SELECT 1, category, hands FROM dealt_categories keeps a run: after draw.sql the hands are
-- those that the draw has made. Categories have their names of categories here, none of the articles'.

DROP VIEW IF EXISTS observed_draws;

CREATE VIEW observed_draws AS
WITH
-- One row per run: all its hands
runs AS (
    SELECT o.run, CAST(SUM(o.occurrences) AS BIGINT) AS hands
    FROM observations AS o
    GROUP BY o.run
),

-- One row per run and category that came: how often
counted AS (
    SELECT o.run, o.category, CAST(SUM(o.occurrences) AS BIGINT) AS seen
    FROM observations AS o
    GROUP BY o.run, o.category
)

SELECT
    r.run,
    d.*,
    COALESCE(c.seen, 0) AS seen,
    r.hands * d.drawn AS expected,
    (COALESCE(c.seen, 0) - r.hands * d.drawn) / SQRT(r.hands * d.drawn * (1 - d.drawn)) AS z
FROM runs AS r
CROSS JOIN draw_odds AS d
LEFT JOIN counted AS c ON r.run = c.run AND d.category = c.category;
