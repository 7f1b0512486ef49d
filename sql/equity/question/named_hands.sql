-- The hands that the question's texts name, including hands that hold a known card
-- Grain: one row per part, text and hand; weight is in millionths for a hand of a range
-- Reads: asked_methods, asked_texts, range_pieces
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE named_hands AS
SELECT r.* FROM pokersql.written_hands_of('asked_texts', 'range_pieces', 'asked_methods') AS r;
