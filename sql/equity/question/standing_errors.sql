-- The errors in a question for standings and outs: the rows of equity_errors, and a row for an unsuitable board
-- Grain: one row per problem; problem 1 is the first to fix
-- Reads: asked_methods, asked_question, equity_errors, known_cards
-- Engine: duckdb

CREATE OR REPLACE VIEW standing_errors AS
SELECT e.problem, e.place, e.written, e.error, e.remedy FROM equity_errors AS e
UNION ALL
SELECT
    1 AS problem,
    'board' AS place,
    COALESCE(k.cards, '') AS written,
    'wrong_board ' || (m.board_cards - q.cards_to_come) AS error,
    CASE
        WHEN q.first_seat = 0 THEN 'hands are compared on a board of known cards, not on a pattern'
        WHEN m.has_starting_hands
            THEN 3 - BIT_COUNT(q.board_bits) || ' more for a flop; without a board hands are compared before the flop'
        ELSE 'in this game hands are compared from the flop on'
    END AS remedy
FROM asked_question AS q
INNER JOIN asked_methods AS m ON q.game = m.game
LEFT JOIN known_cards AS k ON k.place = 'board'
WHERE
    q.first_seat = 0
    OR (BIT_COUNT(q.board_bits) < 3 AND (BIT_COUNT(q.board_bits) > 0 OR NOT m.has_starting_hands));
