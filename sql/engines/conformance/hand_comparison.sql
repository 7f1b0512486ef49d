-- The hands of a table from best to worst, and the rank that decided
-- Grain: one row per hand
-- Reads: hand_comparison
-- After: nothing, texts, table

SELECT c.* FROM hand_comparison AS c;
