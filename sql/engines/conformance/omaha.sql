-- Omaha hi-lo hands with a board, ranked high and low
-- Grain: one row per hand
-- Reads: game_text_ranks
-- After: nothing, omaha, table

SELECT r.* FROM game_text_ranks AS r;
