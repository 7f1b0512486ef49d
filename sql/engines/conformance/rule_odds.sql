-- The number of hands in each category by each set of rules
-- Grain: one row per set of rules and category
-- Reads: rule_odds

SELECT o.rules, o.cards, o.hand_points, o.category, o.hands FROM rule_odds AS o;
