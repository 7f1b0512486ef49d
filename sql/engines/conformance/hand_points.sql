-- Step 6 of the evaluation: the points of a hand
-- Grain: one row per hand
-- Reads: hand_points
-- After: nothing, seed, deal

SELECT s.* FROM hand_points AS s;
