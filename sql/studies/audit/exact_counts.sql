-- Every table of frequencies that is right: five, six and seven cards by the standard rules, five by those published
-- Grain: one row per number of cards, set of rules and category (40)
-- Reads: category_odds, odds
-- Source: pokersql

DROP VIEW IF EXISTS exact_counts;

CREATE VIEW exact_counts AS
SELECT c.cards, 'standard' AS rules, c.hand_points, c.category, c.hands
FROM category_odds AS c
UNION ALL
SELECT 5 AS cards, o.rules, o.hand_points, o.category, o.hands
FROM odds AS o
WHERE o.rules <> 'standard';
