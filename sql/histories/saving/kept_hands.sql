-- The new hands that are kept
-- Grain: one row per hand
-- Reads: histories.sources, new_hands, replay_errors
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS temp.kept_hands;

CREATE TEMPORARY TABLE kept_hands AS
SELECT h.*, s.source_id
FROM new_hands AS h
INNER JOIN histories.sources AS s ON h.source = s.source
WHERE h.hand_no NOT IN (
    SELECT e.hand_no FROM replay_errors AS e
    WHERE e.left_out
);
