-- Every set of rules by its name without blanks and hyphens, in lower case
-- Grain: one row per set of rules
-- Reads: rules
-- Access: internal

DROP VIEW IF EXISTS rule_names;

CREATE VIEW rule_names AS
SELECT LOWER(REPLACE(REPLACE(r.rules, ' ', ''), '-', '')) AS name, r.rules
FROM rules AS r;
