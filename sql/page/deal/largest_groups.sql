-- Step 3: the rank of each hand's largest group
-- Grain: one row per hand
-- Reads: largest_groups
-- Engine: duckdb

SELECT l.player_id, l.hand, l.largest_group, l.rank_1, l.largest_value
FROM largest_groups AS l
ORDER BY l.player_id;
