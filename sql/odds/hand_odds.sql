-- The exact number of hands in each category, by each set of rules and for each number of cards
-- Grain: one row per set of rules, number of cards and category
-- Columns:
--   cards: the number of cards in a hand; if not all of them count, the best choice counts
-- Reads: choice_odds, rule_odds

DROP VIEW IF EXISTS hand_odds;

CREATE VIEW hand_odds AS
SELECT o.rules, o.cards, o.hand_points, o.category, o.hands, o.probability, o.odds_against FROM rule_odds AS o
UNION ALL
SELECT o.rules, o.cards, o.hand_points, o.category, o.hands, o.probability, o.odds_against FROM choice_odds AS o;
