-- Inserts the cards of the hands in hand_text into hand_cards
-- Reads: hand_cards, readable_cards

INSERT INTO hand_cards (game_id, player_id, card_id)
SELECT r.game_id, r.player_id, r.card_id FROM readable_cards AS r;
