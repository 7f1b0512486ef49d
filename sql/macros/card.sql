-- A card as a type: a text is one of the 52 or none, and a card knows its card_id without being looked up
-- Grain: none
-- Reads: pokersql.deck
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

CREATE TYPE pokersql.card AS ENUM (SELECT d.card FROM pokersql.deck AS d ORDER BY d.card_id);
