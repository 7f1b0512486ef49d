-- The hands to remove from all tables
-- Grain: one row per hand
-- Columns:
--   hand_id: see hands
-- Source: the files that list hands to remove
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE removed_hands (
    hand_id BIGINT NOT NULL
);
