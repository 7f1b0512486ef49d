-- Step 6: the points of each hand
-- Grain: one row per hand that is in a category
-- Reads: hand_points
-- Engine: duckdb

SELECT h.player_id, h.hand, h.distinct_values, h.distinct_suits, h.largest_group, h.span, h.rank_1, h.hand_points
FROM hand_points AS h
ORDER BY h.player_id;
