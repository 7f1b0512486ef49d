-- The hands to delete from all tables
-- Grain: one row per hand
-- Columns:
--   hand_id: see hands
-- Source: the SQL files that list hands to delete
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE removed_hands (
    hand_id BIGINT NOT NULL
);
