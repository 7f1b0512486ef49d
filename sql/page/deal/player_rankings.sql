-- Step 7: the category of each hand, and the hand's rank among the players
-- Grain: one row per hand that is in a category, ordered from the best hand
-- Reads: hand_descriptions, player_rankings
-- Engine: duckdb

SELECT
    p.player_ranking,
    p.player_id,
    p.category,
    p.hand,
    d.description,
    p.hand_points,
    p.largest_value,
    p.second_value,
    p.lone_values
FROM player_rankings AS p
INNER JOIN hand_descriptions AS d ON p.game_id = d.game_id AND p.player_id = d.player_id
ORDER BY p.player_ranking, p.player_id;
