-- The hands that are kept in another database, and so are not new
-- Grain: one row per hand
-- Columns:
--   hand_id: see hands
--   text_id: see hands
--   known_cards: see hands
-- Source: the command, which saves to a database of its own first
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE known_hands (
    hand_id BIGINT NOT NULL,
    text_id BIGINT NOT NULL,
    known_cards INTEGER NOT NULL
);
