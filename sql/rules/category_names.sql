-- Every name of each category, in lower case
-- Grain: one row per name and category; straightflush names two, the straight flush and the royal flush
-- Reads: categories
-- Source: the names of the articles, see categories
-- Access: internal

DROP VIEW IF EXISTS category_names;

CREATE VIEW category_names AS
WITH
-- One row per category, here once because it is used five times
standard_categories AS (
    SELECT c.hand_points, c.category, c.t_sql_name, c.plural_name, c.director_name FROM categories AS c
)

SELECT LOWER(c.category) AS name, c.hand_points FROM standard_categories AS c
UNION
SELECT REPLACE(LOWER(c.category), ' ', '') AS name, c.hand_points FROM standard_categories AS c
UNION
SELECT LOWER(c.t_sql_name) AS name, c.hand_points FROM standard_categories AS c
UNION
SELECT LOWER(c.plural_name) AS name, c.hand_points FROM standard_categories AS c
UNION
SELECT LOWER(c.director_name) AS name, c.hand_points FROM standard_categories AS c
WHERE c.director_name <> '';
