-- The board of each street up to now
-- Grain: one row per street, in order; without a board one row in all
-- Reads: deck, known_bits, written_cards
-- Source: pokersql
-- Engine: duckdb

WITH
-- One row per card of the board
cards AS (
    SELECT UNNEST(w.cards) AS card_id, UNNEST(RANGE(1, LEN(w.cards) + 1)) AS number
    FROM written_cards AS w
    WHERE w.place = 'board'
),

-- One row per street that is reached
streets AS (
    SELECT s.street, s.board_cards
    FROM (VALUES ('preflop', 0), ('flop', 3), ('turn', 4), ('river', 5)) AS s (street, board_cards) -- noqa: AL05
    INNER JOIN known_bits AS k ON s.board_cards + k.cards_to_come <= 5
)

SELECT s.street, COALESCE(STRING_AGG(d.card, '' ORDER BY c.number), '') AS board
FROM streets AS s
LEFT JOIN cards AS c ON s.board_cards >= c.number
LEFT JOIN deck AS d ON c.card_id = d.card_id
GROUP BY s.street, s.board_cards
ORDER BY s.board_cards;
