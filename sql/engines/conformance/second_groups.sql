-- Step 4 of the evaluation: the rank of the second group
-- Grain: one row per hand
-- Reads: second_groups
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM second_groups AS s;
