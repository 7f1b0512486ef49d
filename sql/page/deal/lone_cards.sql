-- Step 5: the cards of each hand that are in no group
-- Grain: one row per hand
-- Reads: lone_cards
-- Engine: duckdb

SELECT
    l.player_id,
    l.hand,
    l.largest_group,
    l.second_group,
    l.rank_1,
    l.rank_2,
    l.rank_3,
    l.rank_4,
    l.rank_5,
    l.lone_values
FROM lone_cards AS l
ORDER BY l.player_id;
