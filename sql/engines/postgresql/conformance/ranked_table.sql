-- A table of hands, with the rank, the name and the error of each hand, by ranked()
-- Grain: one row per hand
-- Reads: hand_text
-- Engine: postgresql
-- After: nothing, texts

SELECT t.player_id, r.hand_rank, r.category, r.description, r.error
FROM hand_text AS t
CROSS JOIN LATERAL ranked(t.hand) AS r;
