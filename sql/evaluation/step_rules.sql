-- The rules by which the seven steps judge: those of settings, the standard ones if it names none
-- Grain: one row in all; none if the rules of settings are not of five cards, or not in rules
-- Reads: rules, settings
-- Access: internal

DROP VIEW IF EXISTS step_rules;

CREATE VIEW step_rules AS
SELECT r.rules, r.deck
FROM settings AS s
INNER JOIN rules AS r ON COALESCE(NULLIF(s.rules, ''), 'standard') = r.rules
WHERE r.cards = 5;
