-- Step 3 of the evaluation: the rank of the largest group
-- Grain: one row per hand
-- Reads: largest_groups
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM largest_groups AS s;
