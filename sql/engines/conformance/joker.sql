-- Hands with a joker, ranked by the rules 'joker'
-- Grain: one row per hand
-- Reads: game_text_ranks
-- After: nothing, joker, table

SELECT r.* FROM game_text_ranks AS r;
