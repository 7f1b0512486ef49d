-- The cards of the page's picker
-- Grain: one row per card; is_absent for one that the game's deck lacks
-- Reads: absent_cards, deck, suits
-- Source: pokersql
-- Engine: duckdb

SELECT d.card, d.symbol, s.suit, s.symbol AS suit_symbol, a.card_id IS NOT NULL AS is_absent
FROM deck AS d
INNER JOIN suits AS s ON d.suit_id = s.suit_id
LEFT JOIN absent_cards AS a ON d.card_id = a.card_id
ORDER BY d.suit_id DESC, d.rank DESC;
