-- The exact frequencies that tables are audited by: five, six and seven cards, and five by the published rules
-- Grain: one row per number of cards, set of rules and category (40)
-- Columns:
--   cards: 5, 6 or 7
--   rules: standard, or published for 5 cards
--   hand_points: 0 (high card) to 9 (royal flush)
--   category: its name, see categories
--   hands: how many hands
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
