-- The categories that the names in observations stand for, and the errors of names
-- Grain: one row per run, name as written and category it stands for; hand_points is NULL for other or an unknown name
-- Reads: categories, observations, written_names
-- Source: pokersql
-- Access: internal

-- straightflush, in one word, stands for hand_points 8 and 9, and for 8 alone if another name of the run stands for 9.
-- counted_as is the name that observed_counts shows; other stands for all categories that the run does not name.

DROP VIEW IF EXISTS observed_names;

CREATE VIEW observed_names AS
WITH
-- One row per run and name as written
sightings AS (
    SELECT o.run, o.category AS written, CAST(SUM(o.occurrences) AS BIGINT) AS occurrences
    FROM observations AS o
    GROUP BY o.run, o.category
),

-- One row per run, name and category: lowest is the name's lowest category, names the category's number of names
candidates AS (
    SELECT
        s.run,
        s.written,
        n.name,
        s.occurrences,
        n.hand_points,
        MIN(n.hand_points) OVER (PARTITION BY s.run, s.written) AS lowest,
        COUNT(*) OVER (PARTITION BY s.run, n.hand_points) AS names
    FROM sightings AS s
    INNER JOIN written_names AS n ON s.written = n.written
),

-- One row per run, name and category that it stands for: width is the name's number of categories, names the category's
-- number of names, categories_named the run's number of categories
meanings AS (
    SELECT
        d.run,
        d.written,
        d.name,
        d.occurrences,
        d.hand_points,
        COUNT(*) OVER (PARTITION BY d.run, d.written) AS width,
        COUNT(*) OVER (PARTITION BY d.run, d.hand_points) AS names,
        COUNT(d.hand_points) OVER (PARTITION BY d.run) AS categories_named
    FROM candidates AS d
    WHERE COALESCE(d.hand_points, 0) = COALESCE(d.lowest, 0) OR d.names = 1
),

-- One row: how many categories there are
category_totals AS (
    SELECT COUNT(*) AS categories FROM categories
)

SELECT
    m.run,
    m.written,
    m.name,
    m.occurrences,
    m.hand_points,
    CASE
        WHEN m.name = 'other' THEN 'other'
        WHEN m.width = 1 THEN COALESCE(c.category, m.written)
        ELSE m.written
    END AS counted_as,
    CASE
        WHEN m.name = 'other' AND m.categories_named >= t.categories THEN 'every category is named, there is no other'
        WHEN m.name = 'other' AND m.categories_named = 0 THEN 'other is no category; name one'
        WHEN m.name = 'other' THEN ''
        WHEN COALESCE(c.category, '') = '' THEN 'no category has this name'
        WHEN m.names > 1 THEN 'the category has two names here'
        ELSE ''
    END AS error
FROM meanings AS m
CROSS JOIN category_totals AS t
LEFT JOIN categories AS c ON m.hand_points = c.hand_points;
