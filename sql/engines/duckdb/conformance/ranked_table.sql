-- A table of hands with the rank, the name and the error of each, by rank_hands
-- Grain: one row per hand
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- After: nothing, texts

SELECT r.player_id, r.hand_rank, r.category, r.description, r.error
FROM rank_hands('hand_text', hand) AS r;
