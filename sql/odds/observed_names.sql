-- What the names in observations stand for, and what is wrong with those that can't be counted
-- Grain: one row per run, name as written and category it stands for; hand_points is NULL where there is none
-- Reads: categories, category_names, observations
-- Source: pokersql
-- Access: internal

-- A name for two categories leaves the higher to the name that is for it alone. counted_as is how it is shown; other
-- stands for what no other name does.

DROP VIEW IF EXISTS observed_names;

CREATE VIEW observed_names AS
WITH
-- One row per run and name: its occurrences, and the name as category_names has it
named AS (
    SELECT
        o.run,
        o.category AS written,
        LOWER(TRIM(REPLACE(REPLACE(o.category, '_', ' '), '-', ' '))) AS name,
        CAST(SUM(o.occurrences) AS BIGINT) AS occurrences
    FROM observations AS o
    GROUP BY o.run, o.category
),

-- One row per run, name and category: the lowest category the name is for, and how many names the category has
matched AS (
    SELECT
        n.run,
        n.written,
        n.name,
        n.occurrences,
        c.hand_points,
        MIN(c.hand_points) OVER (PARTITION BY n.run, n.written) AS lowest,
        COUNT(*) OVER (PARTITION BY n.run, c.hand_points) AS names
    FROM named AS n
    LEFT JOIN category_names AS c ON n.name = c.name
),

-- One row per run, name and category that it keeps: how many are left to it, how many names the category still has,
-- and how many categories are named in the run
kept AS (
    SELECT
        m.run,
        m.written,
        m.name,
        m.occurrences,
        m.hand_points,
        COUNT(*) OVER (PARTITION BY m.run, m.written) AS width,
        COUNT(*) OVER (PARTITION BY m.run, m.hand_points) AS names,
        COUNT(m.hand_points) OVER (PARTITION BY m.run) AS named
    FROM matched AS m
    WHERE COALESCE(m.hand_points, 0) = COALESCE(m.lowest, 0) OR m.names = 1
),

-- One row: how many categories there are
all_categories AS (
    SELECT COUNT(*) AS categories FROM categories
)

SELECT
    k.run,
    k.written,
    k.occurrences,
    k.hand_points,
    CASE
        WHEN k.name = 'other' THEN 'other'
        WHEN k.width = 1 THEN COALESCE(c.category, k.written)
        ELSE k.written
    END AS counted_as,
    CASE
        WHEN k.name = 'other' AND k.named >= a.categories THEN 'every category is named, there is no other'
        WHEN k.name = 'other' THEN ''
        WHEN COALESCE(c.category, '') = '' THEN 'no category has this name'
        WHEN k.names > 1 THEN 'the category has two names here'
        ELSE ''
    END AS error
FROM kept AS k
CROSS JOIN all_categories AS a
LEFT JOIN categories AS c ON k.hand_points = c.hand_points;
