-- A table of hands with the rank, the name and the error of each
-- Grain: one row per hand
-- Reads: hand_text
-- Source: pokersql
-- After: nothing, texts

SELECT
    t.player_id,
    hand_rank(t.hand) AS hand_rank,
    hand_category(t.hand) AS category,
    hand_description(t.hand) AS description,
    hand_error(t.hand) AS error
FROM hand_text AS t;
