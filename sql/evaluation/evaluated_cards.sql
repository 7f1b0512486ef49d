-- The cards that the seven steps evaluate: those of hand_cards
-- Grain: one row per card of a hand
-- Reads: hand_cards
-- Source: pokersql
-- Access: internal

-- The one place that says whose cards the steps read. While loading it is the class cards
-- (sql/classes/evaluated_cards.sql), for hand_classes to keep what the steps say about them.

DROP VIEW IF EXISTS evaluated_cards;

CREATE VIEW evaluated_cards AS
SELECT h.game_id, h.player_id, h.card_id
FROM hand_cards AS h;
