-- Step 4: the rank of each hand's second group
-- Grain: one row per hand
-- Reads: second_groups
-- Engine: duckdb

SELECT s.player_id, s.hand, s.second_group, s.rank_2, s.second_value
FROM second_groups AS s
ORDER BY s.player_id;
