-- The cards of the hands in hand_text that can be ranked and are not on the table yet
-- Grain: one row per card of such a hand
-- Reads: hand_cards, text_errors, text_tokens
-- Source: pokersql

-- A hand is not on the table while its game and player have no card in hand_cards, so that no hand gets there twice.

DROP VIEW IF EXISTS text_cards;

CREATE VIEW text_cards AS
WITH
-- One row per hand on the table
held AS (
    SELECT DISTINCT h.game_id, h.player_id, 1 AS is_held
    FROM hand_cards AS h
)

SELECT t.game_id, t.player_id, t.card_number, t.card_id
FROM text_tokens AS t
LEFT JOIN text_errors AS e ON t.game_id = e.game_id AND t.player_id = e.player_id
LEFT JOIN held AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
WHERE COALESCE(e.error, '') = '' AND COALESCE(h.is_held, 0) = 0;
