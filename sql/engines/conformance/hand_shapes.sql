-- Step 2 of the evaluation: each hand's ranks, its suits and the sizes of its groups
-- Grain: one row per hand
-- Reads: hand_shapes
-- After: nothing, seed, deal

SELECT s.* FROM hand_shapes AS s;
