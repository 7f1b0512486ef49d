-- The names in observations and wanted_categories, and the categories that they mean
-- Grain: one row per written name and category that the name means (NULL for other or an unknown name)
-- Reads: category_names, observations, wanted_categories
-- Access: internal

-- Case, blanks at the ends, and _ or - in place of a blank make no difference. hand_points is as in category_names.

DROP VIEW IF EXISTS written_names;

CREATE VIEW written_names AS
WITH
-- One row per written name
spellings AS (
    SELECT o.category AS written FROM observations AS o
    UNION
    SELECT w.category AS written FROM wanted_categories AS w
),

-- One row per written name: the name in the form of category_names
names AS (
    SELECT s.written, LOWER(TRIM(REPLACE(REPLACE(s.written, '_', ' '), '-', ' '))) AS name
    FROM spellings AS s
)

SELECT n.written, n.name, c.category, c.hand_points
FROM names AS n
LEFT JOIN category_names AS c ON n.name = c.name;
