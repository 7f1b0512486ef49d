-- The errors of the question in wanted_categories and settings
-- Grain: one row per problem
-- Columns:
--   written: the wrong name, the number of players, or ''
--   error: the problem in words
--   fault: the part of the question to change: name, repeated name or players
-- Reads: settings, wanted_categories, wanted_names

DROP VIEW IF EXISTS wanted_errors;

CREATE VIEW wanted_errors AS
WITH
-- One row per category: the number of rows of wanted_categories that name it
name_counts AS (
    SELECT n.hand_points, SUM(n.times) AS names
    FROM wanted_names AS n
    GROUP BY n.hand_points
),

-- One row: the number of wanted categories, and the number of players
questions AS (
    SELECT s.players, COUNT(w.category) AS wanted
    FROM settings AS s
    LEFT JOIN wanted_categories AS w ON s.players > 0
    GROUP BY s.players
)

SELECT n.written, 'no category has this name' AS error, 'name' AS fault
FROM wanted_names AS n
WHERE COALESCE(n.hand_points, -1) < 0
UNION ALL
SELECT DISTINCT n.written, 'the category is named twice; name each once' AS error, 'repeated name' AS fault
FROM wanted_names AS n
INNER JOIN name_counts AS c ON n.hand_points = c.hand_points
WHERE c.names > 1
UNION ALL
SELECT
    CAST(q.players AS TEXT) AS written,
    'fewer players than the ' || CAST(q.wanted AS TEXT)
    || ' categories, and a hand is of one category: the chance is 0' AS error,
    'players' AS fault
FROM questions AS q
WHERE q.players < q.wanted
UNION ALL
SELECT '' AS written, 'no category is named' AS error, 'name' AS fault
FROM questions AS q
WHERE q.wanted = 0;
