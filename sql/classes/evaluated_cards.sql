-- The cards that the seven steps evaluate while loading: those of the classes
-- Grain: one row per card of a class's hand
-- Reads: class_cards
-- Source: pokersql
-- Access: internal

-- Loading creates the steps twice: over one hand of each class, for hand_classes to keep what they say, and then
-- over hand_cards (sql/evaluation/evaluated_cards.sql). So the lookup is made by the pipeline itself, and the
-- hands in hand_cards are not touched.

DROP VIEW IF EXISTS evaluated_cards;

CREATE VIEW evaluated_cards AS
SELECT c.game_id, c.player_id, c.card_id
FROM class_cards AS c;
