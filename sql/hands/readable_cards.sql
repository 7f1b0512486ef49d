-- The cards of the hands of hand_text that can be read and are not in hand_cards yet
-- Grain: one row per card of a readable hand; hand_cards has no card for the hand's game and player
-- Columns:
--   card_number: 1 for the first card of the text, 2 for the second, ...
--   card_id: see decks
--   cards: how many cards the hand has
-- Reads: hand_cards, text_steps

-- Use this view for games whose hands may have fewer than five or more than seven cards:
--     INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM readable_cards;

DROP VIEW IF EXISTS readable_cards;

CREATE VIEW readable_cards AS
WITH
-- One row per hand and step of text_steps, in a CTE because the query reads the steps twice
steps AS (
    SELECT t.game_id, t.player_id, t.rest, t.card_number, t.card_id, t.fault
    FROM text_steps AS t
),

-- One row per hand in hand_cards
table_hands AS (
    SELECT DISTINCT h.game_id, h.player_id, 1 AS is_held
    FROM hand_cards AS h
)

SELECT t.game_id, t.player_id, t.card_number, t.card_id, r.card_number AS cards
FROM steps AS t
INNER JOIN steps AS r ON t.game_id = r.game_id AND t.player_id = r.player_id
LEFT JOIN table_hands AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
WHERE
    t.card_id >= 0
    AND r.rest = ''
    AND r.fault = 0
    AND COALESCE(h.is_held, 0) = 0;
