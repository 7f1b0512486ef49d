-- The test of all observed frequencies together; the verdict says whether luck explains the frequencies
-- Grain: one row per set of rules; the rules of settings come first
-- Reads: luck_limits, rules, run_luck, settings
-- Engine: duckdb

SELECT
    o.rules,
    r.description,
    o.hands,
    o.chi_square,
    o.degrees_of_freedom,
    o.pooled,
    o.p,
    o.categories,
    o.least_likely,
    o.verdict,
    l.unlikely
FROM run_luck AS o
INNER JOIN rules AS r ON o.rules = r.rules
CROSS JOIN settings AS s
CROSS JOIN luck_limits AS l
WHERE o.run = 0
ORDER BY o.rules <> s.rules, o.rules;
