-- The new hands whose text is saved
-- Grain: one row per hand
-- Reads: finished_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE kept_hands AS
SELECT f.* FROM finished_hands AS f
WHERE f.is_kept;
