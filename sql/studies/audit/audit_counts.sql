-- Exact frequencies that you add to exact_counts: by other rules, or of a game
-- Grain: one row per cards, rules and category; empty until you insert rows
-- Columns:
--   cards: the number of cards of a hand
--   rules: the name of a set of rules, or of a game
--   hand_points: the number of the category in these rules, 0 for the worst; -1 for hands that do not qualify
--   category: the category's name
--   hands: the number of hands, or of deals of a game, with this category

-- INSERT INTO audit_counts SELECT cards, rules, hand_points, category, hands FROM rule_odds WHERE rules = 'short deck';
-- UPDATE audit_settings SET rules = 'short deck';

DROP TABLE IF EXISTS audit_counts;

CREATE TABLE audit_counts (
    cards INTEGER NOT NULL,
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    hands BIGINT NOT NULL,
    PRIMARY KEY (cards, rules, hand_points)
);
