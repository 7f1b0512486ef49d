-- The rules of the seven steps: settings.rules, or standard if settings.rules is ''
-- Grain: one row in all; no row if the table rules lacks these rules, or if these rules do not count five cards
-- Reads: rules, settings
-- Access: internal

DROP VIEW IF EXISTS step_rules;

CREATE VIEW step_rules AS
SELECT r.rules, r.deck
FROM settings AS s
INNER JOIN rules AS r ON COALESCE(NULLIF(s.rules, ''), 'standard') = r.rules
WHERE r.cards = 5;
