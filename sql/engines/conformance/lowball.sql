-- Low hands, ranked by the rules 'ace to five'
-- Grain: one row per hand
-- Reads: game_text_ranks
-- After: nothing, lowball, table

SELECT r.* FROM game_text_ranks AS r;
