-- Step 7 of the evaluation: the ranking of the players
-- Grain: one row per hand
-- Reads: player_rankings
-- After: nothing, seed, deal

SELECT s.* FROM player_rankings AS s;
