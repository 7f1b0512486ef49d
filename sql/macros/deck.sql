-- The 52 cards
-- Grain: one row per card (52)
-- Reads: deck
-- Engine: duckdb

CREATE TABLE pokersql.deck AS
SELECT d.*
FROM deck AS d
ORDER BY d.card_id;
