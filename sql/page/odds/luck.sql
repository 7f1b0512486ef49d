-- The test of the observed frequency of each category; the verdict says whether luck explains the frequency
-- Grain: one row per set of rules and category, in this order: the rules of settings first, better categories first
-- Reads: observed_luck, settings
-- Engine: duckdb

SELECT o.rules, o.category, o.seen, o.expected, o.z, o.p_at_least, o.p_at_most, o.p_two_sided, o.verdict
FROM observed_luck AS o
CROSS JOIN settings AS s
WHERE o.run = 0
ORDER BY o.rules <> s.rules ASC, o.rules ASC, o.hand_points DESC;
