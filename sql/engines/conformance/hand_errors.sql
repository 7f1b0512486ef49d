-- The errors of hands that can't be ranked
-- Grain: one row per hand
-- Reads: hand_text
-- After: nothing, bad_texts

SELECT t.player_id, HAND_ERROR(t.hand) AS error, HAND_RANK(t.hand) AS hand_rank
FROM hand_text AS t;
