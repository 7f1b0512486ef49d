-- The ten categories of the standard rules: their characteristics and their names
-- Grain: one row per category (10); a hand fits exactly one category
-- Reads: category_words, rule_categories

DROP VIEW IF EXISTS categories;

CREATE VIEW categories AS
SELECT
    c.hand_points,
    c.category,
    w.t_sql_name,
    w.plural_name,
    w.director_name,
    c.distinct_values,
    c.fewest_suits,
    c.most_suits,
    c.paired_groups,
    c.largest_group,
    c.second_group,
    c.least_span,
    c.most_span,
    c.first_from,
    c.first_to,
    w.leader,
    w.follower
FROM rule_categories AS c
INNER JOIN category_words AS w ON c.category = w.category
WHERE c.rules = 'standard';
