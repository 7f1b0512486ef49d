-- The exact frequencies by other rules, or in a game, that exact_counts has beside those that it counts itself
-- Grain: one row per number of cards, set of rules or game, and category; empty until you put rows here
-- Columns:
--   cards: how many cards a hand has
--   rules: a set of rules, or a game
--   hand_points: the category's place in these rules; -1 for hands that do not qualify
--   category: its name
--   hands: how many hands, or deals of a game

-- INSERT INTO audit_counts SELECT cards, rules, hand_points, category, hands FROM rule_odds WHERE rules = 'short deck';
-- then UPDATE audit_settings SET rules = 'short deck';

DROP TABLE IF EXISTS audit_counts;

CREATE TABLE audit_counts (
    cards INTEGER NOT NULL,
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    hands BIGINT NOT NULL,
    PRIMARY KEY (cards, rules, hand_points)
);
