-- The cards of the hands in hand_text that can be ranked and are not on the table yet
-- Grain: one row per card of such a hand
-- Reads: hand_cards, text_steps
-- Source: pokersql

-- A hand is not on the table while its game and player have no card in hand_cards, so that no hand gets there twice.

DROP VIEW IF EXISTS text_cards;

CREATE VIEW text_cards AS
WITH
-- One row per hand and step, read once for both uses of it
steps AS (
    SELECT t.game_id, t.player_id, t.rest, t.card_number, t.card_id, t.fault
    FROM text_steps AS t
),

-- One row per hand on the table
held AS (
    SELECT DISTINCT h.game_id, h.player_id, 1 AS is_held
    FROM hand_cards AS h
)

SELECT t.game_id, t.player_id, t.card_number, t.card_id
FROM steps AS t
INNER JOIN steps AS r ON t.game_id = r.game_id AND t.player_id = r.player_id
LEFT JOIN held AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
WHERE
    t.card_id >= 0
    AND r.rest = ''
    AND r.fault = 0
    AND r.card_number BETWEEN 5 AND 7
    AND COALESCE(h.is_held, 0) = 0;
