-- The rank, points, category, description, best five cards and error of hands in all spellings
-- Grain: one row per hand
-- Reads: hand_text
-- After: nothing, texts

SELECT
    t.player_id,
    HAND_RANK(t.hand) AS hand_rank,
    HAND_POINTS(t.hand) AS hand_points,
    HAND_CATEGORY(t.hand) AS category,
    HAND_DESCRIPTION(t.hand) AS description,
    BEST_FIVE(t.hand) AS best_five,
    HAND_ERROR(t.hand) AS error
FROM hand_text AS t;
