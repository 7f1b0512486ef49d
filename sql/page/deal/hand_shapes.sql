-- Step 2: the characteristics of each hand
-- Grain: one row per hand
-- Reads: hand_shapes
-- Engine: duckdb

SELECT
    h.player_id,
    h.hand,
    h.distinct_values,
    h.distinct_suits,
    h.largest_group,
    h.second_group,
    h.low_ace,
    h.span,
    h.rank_1,
    h.rank_2,
    h.rank_3,
    h.rank_4,
    h.rank_5
FROM hand_shapes AS h
ORDER BY h.player_id;
