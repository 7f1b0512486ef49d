-- A table of hands, with the rank, the name and the error of each hand
-- Grain: one row per hand
-- Reads: hand_text
-- After: nothing, texts

SELECT
    t.player_id,
    HAND_RANK(t.hand) AS hand_rank,
    HAND_CATEGORY(t.hand) AS category,
    HAND_DESCRIPTION(t.hand) AS description,
    HAND_ERROR(t.hand) AS error
FROM hand_text AS t;
