-- The rules that hands can be counted by, in words
-- Grain: one row per set of rules (2)
-- Reads: nothing
-- Source: pokersql

DROP VIEW IF EXISTS rule_sets;

CREATE VIEW rule_sets AS
SELECT 'standard' AS rules, 'the rules of poker' AS description
UNION ALL
SELECT
    'published' AS rules,
    'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description;
