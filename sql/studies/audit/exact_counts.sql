-- The exact tables for audits: of 5, 6 and 7 cards, of 5 cards by the published rules, and those in audit_counts
-- Grain: one row per cards, rules and category (40 rows, and all rows of audit_counts)
-- Columns:
--   cards: 5, 6 or 7, or a value of audit_counts.cards
--   rules: 'standard', 'published' (5 cards only), or a value of audit_counts.rules
-- Reads: audit_counts, category_odds, odds

DROP VIEW IF EXISTS exact_counts;

CREATE VIEW exact_counts AS
SELECT c.cards, 'standard' AS rules, c.hand_points, c.category, c.hands
FROM category_odds AS c
UNION ALL
SELECT 5 AS cards, o.rules, o.hand_points, o.category, o.hands
FROM odds AS o
WHERE o.rules <> 'standard'
UNION ALL
SELECT a.cards, a.rules, a.hand_points, a.category, a.hands
FROM audit_counts AS a;
