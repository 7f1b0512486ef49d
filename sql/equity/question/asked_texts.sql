-- The hands, ranges and boards of the question as they are written, with the cards in each text
-- Grain: one row per part of the question (hand, board or dead) and text
-- Reads: asked_methods, asked_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE asked_texts AS
SELECT r.* FROM pokersql.asked_texts_of('asked_seats', 'asked_methods') AS r;
