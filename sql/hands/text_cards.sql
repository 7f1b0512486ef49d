-- The cards of the hands of hand_text that have no error and are not in hand_cards yet
-- Grain: one row per card of a hand without errors; hand_cards has no card for the hand's game and player
-- Reads: readable_cards

DROP VIEW IF EXISTS text_cards;

CREATE VIEW text_cards AS
SELECT r.game_id, r.player_id, r.card_number, r.card_id
FROM readable_cards AS r
WHERE r.cards BETWEEN 5 AND 7;
