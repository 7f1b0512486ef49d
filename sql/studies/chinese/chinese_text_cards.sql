-- The cards of the hands of Chinese poker in hand_text that are not in hand_cards yet
-- Grain: one row per card of a hand without an error
-- Columns:
--   game_id: hands of one game play against each other
--   card_number: 1 to 13, as they are written
--   card_id: 0 to 51, see deck
-- Reads: chinese_errors, hand_cards, text_tokens
-- Source: pokersql; as text_cards, which has hands of five to seven cards

-- Put them there by INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM chinese_text_cards;

DROP VIEW IF EXISTS chinese_text_cards;

CREATE VIEW chinese_text_cards AS
WITH
-- One row per hand of hand_cards
table_hands AS (
    SELECT DISTINCT h.game_id, h.player_id, 1 AS is_held
    FROM hand_cards AS h
)

SELECT t.game_id, t.player_id, t.card_number, t.card_id
FROM text_tokens AS t
LEFT JOIN chinese_errors AS e ON t.game_id = e.game_id AND t.player_id = e.player_id
LEFT JOIN table_hands AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
WHERE COALESCE(e.error, '') = '' AND COALESCE(h.is_held, 0) = 0;
