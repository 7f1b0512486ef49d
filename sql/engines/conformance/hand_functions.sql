-- Rank, points, category, description, best five and error of hands written in every manner
-- Grain: one row per hand
-- Reads: hand_text
-- Source: pokersql
-- After: nothing, texts

SELECT
    t.player_id,
    hand_rank(t.hand) AS hand_rank,
    hand_points(t.hand) AS hand_points,
    hand_category(t.hand) AS category,
    hand_description(t.hand) AS description,
    best_five(t.hand) AS best_five,
    hand_error(t.hand) AS error
FROM hand_text AS t;
