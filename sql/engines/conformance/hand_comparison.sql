-- The hands of a table in order, and what decided
-- Grain: one row per hand
-- Reads: hand_comparison
-- After: nothing, texts, table

SELECT c.* FROM hand_comparison AS c;
