-- The categories that the names in observations mean, and the errors of these names
-- Grain: one row per run, written name and category that the name means (NULL for other or an unknown name)
-- Reads: expected_odds, observations, written_names
-- Access: internal

-- straightflush means Straight Flush and Royal Flush, but only Straight Flush if another name in the run means Royal
-- Flush. is_first is 1 for the lowest category of a name. counted_as is the category in observed_counts. The name other
-- means all categories that the run does not name.

DROP VIEW IF EXISTS observed_names;

CREATE VIEW observed_names AS
WITH
-- One row per run and written name: the sum of its occurrences
sightings AS (
    SELECT o.run, o.category AS written, CAST(SUM(o.occurrences) AS BIGINT) AS occurrences
    FROM observations AS o
    GROUP BY o.run, o.category
),

-- One row per run, written name and category: place is 1 for the name's lowest category; names is the number of names
-- in the run that can mean the category
candidates AS (
    SELECT
        s.run,
        s.written,
        n.name,
        s.occurrences,
        n.category,
        ROW_NUMBER() OVER (PARTITION BY s.run, s.written ORDER BY n.hand_points, n.category) AS place,
        COUNT(*) OVER (PARTITION BY s.run, n.category) AS names
    FROM sightings AS s
    INNER JOIN written_names AS n ON s.written = n.written
),

-- One row per run, written name and category that it means. width is the number of categories that the name means;
-- names is the number of names that mean the category; categories_named is the number of categories that the run names
meanings AS (
    SELECT
        d.run,
        d.written,
        d.name,
        d.occurrences,
        d.category,
        CASE WHEN d.place = 1 THEN 1 ELSE 0 END AS is_first,
        COUNT(*) OVER (PARTITION BY d.run, d.written) AS width,
        COUNT(*) OVER (PARTITION BY d.run, d.category) AS names,
        COUNT(d.category) OVER (PARTITION BY d.run) AS categories_named
    FROM candidates AS d
    WHERE d.place = 1 OR d.names = 1
)

SELECT
    m.run,
    m.written,
    m.name,
    m.occurrences,
    m.category,
    m.is_first,
    CASE
        WHEN m.name = 'other' THEN 'other'
        WHEN m.width = 1 THEN COALESCE(m.category, m.written)
        ELSE m.written
    END AS counted_as,
    CASE
        WHEN m.name = 'other' AND m.categories_named >= (SELECT COUNT(DISTINCT o.category) FROM expected_odds AS o)
            THEN 'every category is named, there is no other'
        WHEN m.name = 'other' AND m.categories_named = 0 THEN 'other is no category; name one'
        WHEN m.name = 'other' THEN ''
        WHEN m.category IS NULL THEN 'no category has this name'
        WHEN m.names > 1 THEN 'the category has two names here'
        ELSE ''
    END AS error
FROM meanings AS m;
