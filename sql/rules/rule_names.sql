-- The name of every set of rules in lower case, without blanks and hyphens
-- Grain: one row per set of rules
-- Reads: rules
-- Access: internal

DROP VIEW IF EXISTS rule_names;

CREATE VIEW rule_names AS
SELECT LOWER(REPLACE(REPLACE(r.rules, ' ', ''), '-', '')) AS name, r.rules
FROM rules AS r;
