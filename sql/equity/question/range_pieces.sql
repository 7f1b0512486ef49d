-- The pieces of the ranges in the question, for example QQ+ and AKs:0.5
-- Grain: one row per range and piece
-- Reads: asked_methods, asked_texts
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE range_pieces AS
SELECT r.* FROM pokersql.range_pieces_of('asked_texts', 'asked_methods') AS r;
