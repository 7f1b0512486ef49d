-- The hands that are already in the database file
-- Grain: one row per hand
-- Columns:
--   hand_id: see hands
--   text_id: see hands
--   known_cards: see hands
-- Source: 'pokersql load', which replays new hands in memory and then moves them into the file
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE known_hands (
    hand_id BIGINT NOT NULL,
    text_id BIGINT NOT NULL,
    known_cards INTEGER NOT NULL
);
