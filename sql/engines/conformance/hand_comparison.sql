-- The hands of a table from best to worst, and the rank that decides against the next hand
-- Grain: one row per hand
-- Reads: hand_comparison
-- After: nothing, texts, table

SELECT c.* FROM hand_comparison AS c;
