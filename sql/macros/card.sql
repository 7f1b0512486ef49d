-- A card as an ENUM in the order of card_id: a cast checks a text, and ENUM_CODE computes the card_id without a join
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TYPE pokersql.card AS ENUM (SELECT d.card FROM pokersql.deck AS d ORDER BY d.card_id);
