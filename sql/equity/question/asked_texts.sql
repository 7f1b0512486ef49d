-- The texts of the question, and the cards in each
-- Grain: one row per part of the question (hand, board, dead) and text
-- Reads: asked_methods, asked_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE asked_texts AS
SELECT r.* FROM pokersql.asked_texts_of('asked_seats', 'asked_methods') AS r;
