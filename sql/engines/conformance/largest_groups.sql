-- Step 3 of the evaluation: the rank of each hand's largest group
-- Grain: one row per hand
-- Reads: largest_groups
-- After: nothing, seed, deal

SELECT s.* FROM largest_groups AS s;
