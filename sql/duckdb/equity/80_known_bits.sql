-- The board and the dead cards as bits, 2^card_id
-- Grain: one row in all
-- Reads: written_cards
-- Source: pokersql

DROP VIEW IF EXISTS known_bits;

CREATE VIEW known_bits AS
WITH
-- One row per card
cards AS (
    SELECT w.place, CAST(1 AS BIGINT) << UNNEST(w.cards) AS card_bit
    FROM written_cards AS w
    WHERE w.place <> 'player'
)

SELECT
    COALESCE(BIT_OR(c.card_bit) FILTER (c.place = 'board'), 0) AS board_bits,
    COALESCE(BIT_OR(c.card_bit), 0) AS known_bits,
    5 - COUNT(c.card_bit) FILTER (c.place = 'board') AS cards_to_come
FROM cards AS c;
