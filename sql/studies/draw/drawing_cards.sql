-- The hands of the last deals that have not had their draw, and which of their cards the draw will throw
-- Grain: one row per card of a hand before its draw
-- Reads: deals, discards, draws, kept_cards, settings
-- Source: pokersql
-- Access: internal

DROP VIEW IF EXISTS drawing_cards;

CREATE VIEW drawing_cards AS
WITH
-- One row per player who has chosen
choosers AS (
    SELECT DISTINCT d.game_id, d.player_id, 1 AS has_chosen
    FROM discards AS d
),

-- One row per card that a player has chosen to throw
chosen_cards AS (
    SELECT DISTINCT d.game_id, d.player_id, d.card_id, 1 AS is_thrown
    FROM discards AS d
)

SELECT
    k.game_id,
    k.player_id,
    k.card_id,
    CASE WHEN p.has_chosen = 1 THEN 'own choice' ELSE k.plan END AS plan,
    CASE WHEN p.has_chosen = 1 THEN 1 - COALESCE(c.is_thrown, 0) ELSE k.is_kept END AS is_kept
FROM kept_cards AS k
INNER JOIN deals AS d ON k.game_id = d.game_id
INNER JOIN settings AS s ON d.game_id >= s.first_game
LEFT JOIN choosers AS p ON k.game_id = p.game_id AND k.player_id = p.player_id
LEFT JOIN chosen_cards AS c ON k.game_id = c.game_id AND k.player_id = c.player_id AND k.card_id = c.card_id
WHERE d.game = 'five-card' AND k.game_id NOT IN (SELECT g.game_id FROM draws AS g);
