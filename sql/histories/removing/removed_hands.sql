-- The hands to remove from all tables
-- Grain: one row per hand
-- Columns:
--   hand_id: see hands
-- Source: the files that remove hands
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS temp.removed_hands;

CREATE TEMPORARY TABLE removed_hands (
    hand_id BIGINT NOT NULL
);
