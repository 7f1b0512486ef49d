-- The number of cards and the rules of the exact table for audits; change this row by UPDATE
-- Grain: one row in all
-- Columns:
--   cards: the number of cards of a hand
--   rules: a set of rules that exact_counts has for this number of cards

DROP TABLE IF EXISTS audit_settings;

CREATE TABLE audit_settings (
    cards INTEGER NOT NULL CHECK (cards > 0),
    rules TEXT NOT NULL
);

INSERT INTO audit_settings (cards, rules)
SELECT 5 AS cards, 'standard' AS rules;
