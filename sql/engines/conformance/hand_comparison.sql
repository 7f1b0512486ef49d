-- The hands of a table from best to worst, and the card or group by which each beats the next
-- Grain: one row per hand
-- Reads: hand_comparison
-- After: nothing, texts, table

SELECT c.* FROM hand_comparison AS c;
