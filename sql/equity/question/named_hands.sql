-- The hands that the question's texts name, those with known cards included
-- Grain: one row per part, text and hand; the weight of a range's hand in millionths
-- Reads: asked_methods, asked_texts, range_pieces
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE named_hands AS
SELECT r.* FROM pokersql.written_hands_of('asked_texts', 'range_pieces', 'asked_methods') AS r;
