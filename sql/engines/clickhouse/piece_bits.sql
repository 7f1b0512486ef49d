-- The pieces of hands in the form As Kd Qh Jc Ts, for look-ups by joinGet
-- Grain: one row per piece, with the sum of 2^card_id
-- Reads: card_pieces
-- Engine: clickhouse
-- Access: internal

CREATE TABLE pokersql.piece_bits ENGINE = Join(ANY, LEFT, piece) AS
SELECT CAST(p.piece AS String) AS piece, CAST(p.card_bits AS UInt64) AS card_bits FROM pokersql.card_pieces AS p;
