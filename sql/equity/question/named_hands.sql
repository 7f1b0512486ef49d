-- The hands that each text of the question names, including hands with a card that is known elsewhere
-- Grain: one row per part of the question, text and hand that the text names; the weight is in millionths
-- Reads: asked_methods, asked_texts, range_pieces
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE named_hands AS
SELECT r.* FROM pokersql.written_hands_of('asked_texts', 'range_pieces', 'asked_methods') AS r;
