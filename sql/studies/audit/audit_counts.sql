-- The exact frequencies by other rules, or in a game, that the user adds to exact_counts
-- Grain: one row per number of cards, set of rules or game, and category; empty until you insert rows
-- Columns:
--   cards: the number of cards of a hand
--   rules: a set of rules, or a game
--   hand_points: the category's place in these rules; -1 for hands that do not qualify
--   category: its name
--   hands: the number of hands, or of deals of a game

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
