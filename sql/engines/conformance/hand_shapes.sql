-- Step 2 of the evaluation: ranks, suits and sizes of groups
-- Grain: one row per hand
-- Reads: hand_shapes
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM hand_shapes AS s;
