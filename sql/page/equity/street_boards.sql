-- The board on each street so far
-- Grain: one row per street, in order; before the flop the only row is preflop, with an empty board
-- Reads: asked_methods, asked_seats, standing_question
-- Engine: duckdb

WITH
-- One row: the number of cards on the board, and these cards in the order in which they were written
boards AS (
    SELECT
        m.board_cards - q.cards_to_come AS board_cards,
        LIST_TRANSFORM(
            pokersql.text_tokens(COALESCE(a.board, '')), lambda token: CAST(pokersql.token_card(token) AS VARCHAR)
        ) AS cards
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game
    INNER JOIN asked_seats AS a ON a.seat = 1
)

-- For an empty list, ARRAY_TO_STRING returns NULL in DuckDB 1.4.
SELECT s.street, COALESCE(ARRAY_TO_STRING(b.cards[:s.board_cards], ''), '') AS board
FROM (VALUES ('preflop', 0), ('flop', 3), ('turn', 4), ('river', 5)) AS s (street, board_cards) -- noqa: AL05
INNER JOIN boards AS b ON s.board_cards <= b.board_cards
ORDER BY s.board_cards;
