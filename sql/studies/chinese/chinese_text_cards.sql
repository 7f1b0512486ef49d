-- The cards of the hands of Chinese poker in hand_text that are not in hand_cards yet
-- Grain: one row per card of a hand without an error
-- Columns:
--   card_number: 1 to 13, in the order of the text
--   card_id: 0 to 51, see deck
-- Reads: chinese_errors, hand_cards, text_tokens
-- Source: pokersql; text_cards does the same for hands of five to seven cards

-- This statement adds no hand twice: INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM chinese_text_cards;

DROP VIEW IF EXISTS chinese_text_cards;

CREATE VIEW chinese_text_cards AS
SELECT t.game_id, t.player_id, t.card_number, t.card_id
FROM text_tokens AS t
WHERE
    (t.game_id, t.player_id) NOT IN (SELECT e.game_id, e.player_id FROM chinese_errors AS e)
    AND (t.game_id, t.player_id) NOT IN (SELECT h.game_id, h.player_id FROM hand_cards AS h);
