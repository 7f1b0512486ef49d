-- The pieces into which read_hands cuts a text like As Kd Qh Jc Ts: two cards, one card or the empty text
-- Grain: one row per piece; card_bits is the sum of 2^card_id over its cards
-- Reads: card_pieces
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.card_pieces AS
SELECT c.piece, c.card_bits FROM card_pieces AS c;
