-- The cards of the hands in hand_text that can be ranked
-- Grain: one row per card of such a hand
-- Reads: text_errors, text_tokens
-- Source: pokersql

DROP VIEW IF EXISTS text_cards;

CREATE VIEW text_cards AS
SELECT t.game_id, t.player_id, t.card_number, t.card_id
FROM text_tokens AS t
LEFT JOIN text_errors AS e ON t.game_id = e.game_id AND t.player_id = e.player_id
WHERE COALESCE(e.error, '') = '';
