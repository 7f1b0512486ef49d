-- What the tables of frequencies in observations are said to count; change it with UPDATE
-- Grain: one row in all
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS audit_settings;

CREATE TABLE audit_settings (
    cards INTEGER NOT NULL CHECK (cards IN (5, 6, 7)), -- how many cards a hand has
    rules TEXT NOT NULL CHECK (rules = 'standard' OR (rules = 'published' AND cards = 5)) -- see rule_sets
);

INSERT INTO audit_settings (cards, rules)
SELECT 5 AS cards, 'standard' AS rules;
