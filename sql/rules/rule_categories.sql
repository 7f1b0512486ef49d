-- The categories of each set of rules: their characteristics, order and words
-- Grain: one row per set of rules and category
-- Columns:
--   rules: see rules
--   hand_points: the category's place in these rules, 0 is the lowest
--   category: its name
--   cards: how many cards it has
--   distinct_values: how many different ranks
--   fewest_suits: the least number of suits
--   most_suits: the greatest number of suits; 1 is a flush
--   paired_groups: how many ranks have two cards or more
--   largest_group: cards of the most frequent rank
--   second_group: cards of the next most frequent rank
--   least_span: the least span = highest rank - lowest rank
--   most_span: the greatest span
--   first_from: the least rank of the first group
--   first_to: the greatest rank of the first group
--   wording: a hand in words, see category_words
--   lowest_wins: 1 if the lower ranks win within the category
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
