-- The board and the cards that can't come as bits, 2^card_id, and the number of players
-- Grain: one row in all, none if the question has no answer
-- Reads: absent_cards, deck, seats, written_cards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- No row: a text that can't be read, a card that is known twice, more than five cards on the board, fewer than two or
-- more than ten players. All answers join this row, so they are empty then.

DROP VIEW IF EXISTS known_bits;

CREATE VIEW known_bits AS
WITH
-- One row per text
texts AS MATERIALIZED (
    SELECT w.place, w.cards, w.is_wrong FROM written_cards AS w
),

-- One row per card of the board and of the dead cards
cards AS (
    SELECT t.place, UNNEST(t.cards) AS card_id
    FROM texts AS t
    WHERE t.place <> 'player'
)

SELECT
    COALESCE(BIT_OR(d.card_bit) FILTER (c.place = 'board'), 0) AS board_bits,
    COALESCE(BIT_OR(d.card_bit), 0) | (SELECT COALESCE(BIT_OR(a.card_bit), 0) FROM absent_cards AS a) AS known_bits,
    5 - COUNT(*) FILTER (c.place = 'board') AS cards_to_come,
    (SELECT COUNT(*) FROM seats) AS players
FROM cards AS c
INNER JOIN deck AS d ON c.card_id = d.card_id
HAVING
    COUNT(*) = BIT_COUNT(COALESCE(BIT_OR(d.card_bit), 0))
    AND cards_to_come >= 0
    AND (SELECT COUNT(*) FILTER (t.is_wrong) FROM texts AS t) = 0
    AND players BETWEEN 2 AND 10;
