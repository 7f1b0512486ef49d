-- Step 2 of the evaluation: the ranks, suits and sizes of groups of each hand
-- Grain: one row per hand
-- Reads: hand_shapes
-- After: nothing, seed, deal

SELECT s.* FROM hand_shapes AS s;
