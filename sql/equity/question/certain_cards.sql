-- The known cards of the question: the board, the dead cards, and the cards of each player who has only one hand
-- Grain: one row per place; place is the player's seat, 1000 for the board, or 1001 for the dead cards
-- Reads: asked_seats, asked_texts, named_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE certain_cards AS
SELECT r.* FROM pokersql.certain_cards_of('asked_seats', 'asked_texts', 'named_hands') AS r;
