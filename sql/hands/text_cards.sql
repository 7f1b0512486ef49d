-- The cards of the hands of hand_text that have no error and are not in hand_cards yet
-- Grain: one row per card of a hand without errors whose game and player have no card in hand_cards
-- Columns:
--   game_id: as in hand_text
--   player_id: as in hand_text
--   card_number: the card's place in the text, from 1
--   card_id: 0 to 51, see deck
-- Reads: hand_cards, text_steps
-- Source: pokersql

-- INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards; adds no hand twice.

DROP VIEW IF EXISTS text_cards;

CREATE VIEW text_cards AS
WITH
-- One row per hand and step of text_steps, here once because it is used twice
steps AS (
    SELECT t.game_id, t.player_id, t.rest, t.card_number, t.card_id, t.fault
    FROM text_steps AS t
),

-- One row per hand in hand_cards
table_hands AS (
    SELECT DISTINCT h.game_id, h.player_id, 1 AS is_held
    FROM hand_cards AS h
)

SELECT t.game_id, t.player_id, t.card_number, t.card_id
FROM steps AS t
INNER JOIN steps AS r ON t.game_id = r.game_id AND t.player_id = r.player_id
LEFT JOIN table_hands AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
WHERE
    t.card_id >= 0
    AND r.rest = ''
    AND r.fault = 0
    AND r.card_number BETWEEN 5 AND 7
    AND COALESCE(h.is_held, 0) = 0;
