-- The sets of rules by which odds counts hands
-- Grain: one row per set of rules (2)
-- Columns:
--   rules: the name: standard or published
--   description: the rules in a few words
-- Reads: nothing
-- Source: pokersql

DROP VIEW IF EXISTS rule_sets;

CREATE VIEW rule_sets AS
SELECT 'standard' AS rules, 'the rules of poker' AS description
UNION ALL
SELECT
    'published' AS rules,
    'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description;
