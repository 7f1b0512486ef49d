-- The number of hands of each category in the next $rounds deals of a simulation, from deal $first on
-- Grain: one row per category that occurred
-- Reads: sampled_categories, settings
-- Engine: duckdb

UPDATE settings
SET seed = CAST($seed AS BIGINT), deal = CAST($first AS BIGINT), rounds = CAST($rounds AS INTEGER);

SELECT c.category, c.hands
FROM sampled_categories AS c
ORDER BY c.hand_points DESC;
