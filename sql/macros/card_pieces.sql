-- The pieces of which every hand written like As Kd Qh Jc Ts is made: two cards, one card, nothing
-- Grain: one row per piece, with how many cards it is and their bits, 2^card_id
-- Reads: pokersql.deck
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- A hand cut after 5, 11 and 17 letters is four pieces, so four joins read it and say whether it can be read: half as
-- many as it has cards. The pieces have the blank before a card, so the text between the cards is read as well.

CREATE TABLE pokersql.card_pieces AS
WITH
-- One row per card
cards AS (
    SELECT d.card, CAST(1 AS BIGINT) << d.card_id AS card_bits
    FROM pokersql.deck AS d
),

-- One row per two different cards in order
pairs AS (
    SELECT f.card || ' ' || s.card AS piece, 2 AS cards, f.card_bits | s.card_bits AS card_bits
    FROM cards AS f
    INNER JOIN cards AS s ON f.card <> s.card
)

SELECT p.piece, p.cards, p.card_bits FROM pairs AS p
UNION ALL
SELECT ' ' || p.piece AS piece, p.cards, p.card_bits FROM pairs AS p
UNION ALL
SELECT ' ' || c.card AS piece, 1 AS cards, c.card_bits FROM cards AS c
UNION ALL
SELECT '' AS piece, 0 AS cards, 0 AS card_bits;
