-- The texture of a board's suits
-- Grain: one row per number of cards and largest number of cards of one suit (11)
-- Reads: suit_textures
-- Engine: duckdb

CREATE TABLE pokersql.suit_textures AS
SELECT s.cards, s.most_suited, s.suits, s.flush_possible
FROM suit_textures AS s
ORDER BY s.cards, s.most_suited;
