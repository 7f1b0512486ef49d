-- The equity question in player_ranges, known_cards and equity_game, with the method that answers it
-- Grain: one row in all, or none if question_problems has a row
-- Reads: asked_methods, asked_seats, certain_cards, equity_limits, question_problems, seat_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE asked_question AS
SELECT r.*
FROM
    pokersql.questions_of(
        'asked_seats', 'certain_cards', 'seat_hands', 'question_problems', 'equity_limits', 'asked_methods'
    ) AS r;
