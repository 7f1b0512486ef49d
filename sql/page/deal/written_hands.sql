-- Replaces the dealt hands by the hands of hand_text, if hand_text has rows
-- Grain: one new row per card of a hand of five cards in hand_text
-- Reads: hand_cards, hand_text, readable_cards
-- Engine: duckdb

DELETE FROM hand_cards
WHERE EXISTS (SELECT t.hand FROM hand_text AS t);

INSERT INTO hand_cards (game_id, player_id, card_id)
SELECT r.game_id, r.player_id, r.card_id FROM readable_cards AS r
WHERE r.cards = 5;
