-- The hands that each seat of the question can hold
-- Grain: one row per seat and hand; if the board is a pattern, seat 0 has the boards that fit it
-- Reads: asked_methods, asked_seats, certain_cards, named_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE seat_hands AS
SELECT r.* FROM pokersql.seat_hands_of('asked_seats', 'named_hands', 'certain_cards', 'asked_methods') AS r;
