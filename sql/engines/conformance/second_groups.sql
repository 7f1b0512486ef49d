-- Step 4 of the evaluation: the rank of each hand's second group
-- Grain: one row per hand
-- Reads: second_groups
-- After: nothing, seed, deal

SELECT s.* FROM second_groups AS s;
