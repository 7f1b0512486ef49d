-- The 52 cards
-- Grain: one row per card (52)
-- Reads: deck
-- Source: sql/cards/deck.sql
-- Engine: duckdb

CREATE TABLE pokersql.deck AS
SELECT d.card_id, d.card, d.symbol, d.colour, d.rank, d.suit_id, d.suit, d.rank_code, d.card_bit
FROM deck AS d
ORDER BY d.card_id;
