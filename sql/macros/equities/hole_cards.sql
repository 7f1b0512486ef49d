-- The hole cards of hold'em: every combination of two cards, with its starting hand
-- Grain: one row per combination (1,326), card_1 < card_2
-- Reads: hole_cards
-- Engine: duckdb

CREATE TABLE pokersql.hole_cards AS
SELECT h.*
FROM hole_cards AS h
ORDER BY h.card_2 DESC, h.card_1 DESC;
