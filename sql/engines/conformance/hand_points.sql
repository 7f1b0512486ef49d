-- Step 6 of the evaluation: the points of a hand
-- Grain: one row per hand
-- Reads: hand_points
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM hand_points AS s;
