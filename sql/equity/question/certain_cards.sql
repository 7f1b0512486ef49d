-- The question's cards whose place is certain
-- Grain: one row per place: the board, the dead cards, and each seat that holds one hand
-- Reads: asked_seats, asked_texts, named_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE certain_cards AS
SELECT r.* FROM pokersql.certain_cards_of('asked_seats', 'asked_texts', 'named_hands') AS r;
