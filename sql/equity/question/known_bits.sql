-- The board and the dead cards as bits, 2^card_id, and how many play
-- Grain: one row in all; none, and so no answer to anything, where the question can't be
-- Reads: seats, written_cards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- That is a text that can't be read, a card that is there twice, a board or a number of players that can't be.

DROP VIEW IF EXISTS known_bits;

CREATE VIEW known_bits AS
WITH
-- One row per text
texts AS MATERIALIZED (
    SELECT w.place, w.cards, w.is_wrong FROM written_cards AS w
),

-- One row per card
cards AS (
    SELECT w.place, CAST(1 AS BIGINT) << UNNEST(w.cards) AS card_bit
    FROM texts AS w
    WHERE w.place <> 'player'
)

SELECT
    COALESCE(BIT_OR(c.card_bit) FILTER (c.place = 'board'), 0) AS board_bits,
    COALESCE(BIT_OR(c.card_bit), 0) AS known_bits,
    5 - COUNT(c.card_bit) FILTER (c.place = 'board') AS cards_to_come,
    (SELECT COUNT(*) FROM seats) AS players
FROM cards AS c
HAVING
    COUNT(c.card_bit) = BIT_COUNT(COALESCE(BIT_OR(c.card_bit), 0))
    AND cards_to_come >= 0
    AND (SELECT COUNT(*) FILTER (t.is_wrong) FROM texts AS t) = 0
    AND players BETWEEN 2 AND 10;
