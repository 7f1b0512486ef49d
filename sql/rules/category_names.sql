-- Every name of each category, in lower case
-- Grain: one row per name and category; straightflush names two, the straight flush and the royal flush
-- Reads: categories
-- Source: the names of the articles, see categories
-- Access: internal

DROP VIEW IF EXISTS category_names;

CREATE VIEW category_names AS
SELECT LOWER(c.category) AS name, c.hand_points FROM categories AS c
UNION
SELECT REPLACE(LOWER(c.category), ' ', '') AS name, c.hand_points FROM categories AS c
UNION
SELECT LOWER(c.t_sql_name) AS name, c.hand_points FROM categories AS c
UNION
SELECT LOWER(c.plural_name) AS name, c.hand_points FROM categories AS c
UNION
SELECT LOWER(c.director_name) AS name, c.hand_points FROM categories AS c
WHERE c.director_name <> '';
