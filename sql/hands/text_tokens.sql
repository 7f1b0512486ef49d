-- The cards of the hands of hand_text in the order of the text, including bad cards
-- Grain: one row per card of a hand; bad_card is the text of a bad card, whose card_id is -1
-- Reads: text_steps
-- Access: internal

DROP VIEW IF EXISTS text_tokens;

CREATE VIEW text_tokens AS
SELECT t.game_id, t.player_id, t.card_number, t.card_id, t.bad_card
FROM text_steps AS t
WHERE t.card_id >= 0 OR t.bad_card <> '';
