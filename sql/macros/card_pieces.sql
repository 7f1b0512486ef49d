-- The pieces of hands in the form As Kd Qh Jc Ts: two cards, one card, nothing
-- Grain: one row per piece, with the sum of 2^card_id
-- Reads: pokersql.deck
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- A hand cut after letters 5, 11 and 17 is four pieces, so four joins read seven cards and check each letter. A piece
-- after the first begins with a blank, so the separators are checked too.

CREATE TABLE pokersql.card_pieces AS
WITH
-- One row per card
cards AS (
    SELECT d.card, d.card_bit AS card_bits
    FROM pokersql.deck AS d
),

-- One row per two different cards in order
pairs AS (
    SELECT f.card || ' ' || s.card AS piece, f.card_bits | s.card_bits AS card_bits
    FROM cards AS f
    INNER JOIN cards AS s ON f.card <> s.card
)

SELECT p.piece, p.card_bits FROM pairs AS p
UNION ALL
SELECT ' ' || p.piece AS piece, p.card_bits FROM pairs AS p
UNION ALL
SELECT ' ' || c.card AS piece, c.card_bits FROM cards AS c
UNION ALL
SELECT '' AS piece, 0 AS card_bits;
