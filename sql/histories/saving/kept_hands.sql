-- The new hands that are kept
-- Grain: one row per hand
-- Reads: finished_hands
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS temp.kept_hands;

CREATE TEMPORARY TABLE kept_hands AS
SELECT f.* FROM finished_hands AS f
WHERE f.is_kept;
