-- The categories by the rules of the seven steps
-- Grain: one row per category; direction is -1 if lower ranks win within a category, else 1
-- Reads: rule_categories, step_rules
-- Access: internal

DROP VIEW IF EXISTS step_categories;

CREATE VIEW step_categories AS
SELECT
    c.hand_points,
    c.category,
    c.distinct_values,
    c.fewest_suits,
    c.most_suits,
    c.largest_group,
    c.least_span,
    c.most_span,
    c.first_from,
    c.first_to,
    c.wording,
    1 - 2 * c.lowest_wins AS direction
FROM step_rules AS s
INNER JOIN rule_categories AS c ON s.rules = c.rules;
