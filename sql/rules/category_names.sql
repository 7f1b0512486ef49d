-- All names of each category, in lower case
-- Grain: one row per name and category; the name straightflush has two rows, Straight Flush and Royal Flush
-- Reads: categories, category_words, rules
-- Access: internal

-- hand_points is the category's position in the standard rules, NULL if these rules lack the category.

DROP VIEW IF EXISTS category_names;

CREATE VIEW category_names AS
WITH
-- One row per name and category
names AS (
    SELECT LOWER(w.category) AS name, w.category FROM category_words AS w
    UNION
    SELECT REPLACE(LOWER(w.category), ' ', '') AS name, w.category FROM category_words AS w
    UNION
    SELECT LOWER(w.t_sql_name) AS name, w.category FROM category_words AS w
    UNION
    SELECT LOWER(w.plural_name) AS name, w.category FROM category_words AS w
    UNION
    SELECT LOWER(w.director_name) AS name, w.category FROM category_words AS w
    WHERE w.director_name <> ''
    UNION
    SELECT LOWER(r.unqualified) AS name, r.unqualified AS category FROM rules AS r
    WHERE r.unqualified <> ''
),

-- One row per number word at the start of a name: its digit
numbers AS (
    SELECT 'one' AS word, '1' AS digit
    UNION ALL
    SELECT 'two' AS word, '2' AS digit
    UNION ALL
    SELECT 'three' AS word, '3' AS digit
    UNION ALL
    SELECT 'four' AS word, '4' AS digit
    UNION ALL
    SELECT 'five' AS word, '5' AS digit
),

-- One row per name and category; a name like four of a kind has a second row, 4 of a kind
all_names AS (
    SELECT n.name, n.category FROM names AS n
    UNION
    SELECT d.digit || SUBSTR(n.name, LENGTH(d.word) + 1) AS name, n.category
    FROM names AS n
    INNER JOIN numbers AS d ON n.name LIKE d.word || '%'
)

SELECT n.name, n.category, c.hand_points
FROM all_names AS n
LEFT JOIN categories AS c ON n.category = c.category;
