-- Step 2 of the evaluation: ranks, suits and sizes of groups
-- Grain: one row per hand
-- Reads: hand_shapes
-- After: nothing, seed, deal

SELECT s.* FROM hand_shapes AS s;
