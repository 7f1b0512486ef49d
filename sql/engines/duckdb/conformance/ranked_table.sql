-- A table of hands, with the rank, the name and the error of each hand, by rank_hands()
-- Grain: one row per hand
-- Engine: duckdb
-- After: nothing, texts

SELECT player_id, hand_rank, category, description, error
FROM RANK_HANDS('hand_text', hand);
