-- The cards of the question that are certain: the board, the dead cards, and each hand that is not a range
-- Grain: one row per place: the board, the dead cards, and each seat with only one hand
-- Reads: asked_seats, asked_texts, named_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE certain_cards AS
SELECT r.* FROM pokersql.certain_cards_of('asked_seats', 'asked_texts', 'named_hands') AS r;
