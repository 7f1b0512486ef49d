-- The categories of each set of rules: their order, characteristics and wording
-- Grain: one row per set of rules and category
-- Columns:
--   paired_groups: how many ranks have two cards or more
-- Reads: category_orders, category_words, characteristics, rules

DROP VIEW IF EXISTS rule_categories;

CREATE VIEW rule_categories AS
SELECT
    o.rules,
    o.hand_points,
    o.category,
    o.cards,
    c.distinct_values,
    c.fewest_suits,
    c.most_suits,
    CASE WHEN c.largest_group > 1 THEN 1 ELSE 0 END + CASE WHEN c.second_group > 1 THEN 1 ELSE 0 END AS paired_groups,
    c.largest_group,
    c.second_group,
    c.least_span,
    c.most_span,
    c.first_from,
    c.first_to,
    CASE WHEN r.lowest_wins = 1 THEN w.low_wording ELSE w.wording END AS wording,
    r.lowest_wins
FROM category_orders AS o
INNER JOIN rules AS r ON o.rules = r.rules
INNER JOIN characteristics AS c ON o.category = c.category AND o.cards = c.cards
INNER JOIN category_words AS w ON o.category = w.category;
