-- The 52 cards, in the order of card_id
-- Grain: one row per card (52)
-- Reads: deck
-- Engine: duckdb

CREATE TABLE pokersql.deck AS
SELECT d.*
FROM deck AS d
ORDER BY d.card_id;
