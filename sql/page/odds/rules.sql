-- The sets of rules and numbers of cards for which hand_odds has the odds
-- Grain: one row per set of rules and number of cards
-- Reads: hand_odds, rules
-- Engine: duckdb

SELECT DISTINCT r.rules, r.description, o.cards, o.cards = r.cards AS is_default
FROM rules AS r
INNER JOIN hand_odds AS o ON r.rules = o.rules
ORDER BY r.rules, o.cards;
