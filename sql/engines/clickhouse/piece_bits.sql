-- The pieces of up to two cards into which texts like As Kd Qh Jc Ts are cut, for look-ups by joinGet
-- Grain: one row per piece, with the sum of 2^card_id over its cards
-- Reads: card_pieces
-- Engine: clickhouse
-- Access: internal

CREATE TABLE pokersql.piece_bits ENGINE = Join(ANY, LEFT, piece) AS
SELECT CAST(p.piece AS String) AS piece, CAST(p.card_bits AS UInt64) AS card_bits FROM pokersql.card_pieces AS p;
