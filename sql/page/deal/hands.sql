-- The cards of each dealt hand
-- Grain: one row per card of a hand, ordered by player_id and card_id
-- Reads: deck, hand_cards
-- Engine: duckdb

SELECT h.player_id, d.card
FROM hand_cards AS h
INNER JOIN deck AS d ON h.card_id = d.card_id
ORDER BY h.player_id, d.card_id;
