-- What the tables of frequencies in observations are meant to count; change it with UPDATE
-- Grain: one row in all
-- Columns:
--   cards: how many cards a hand has
--   rules: a set of rules that exact_counts has for so many cards

DROP TABLE IF EXISTS audit_settings;

CREATE TABLE audit_settings (
    cards INTEGER NOT NULL CHECK (cards > 0),
    rules TEXT NOT NULL
);

INSERT INTO audit_settings (cards, rules)
SELECT 5 AS cards, 'standard' AS rules;
