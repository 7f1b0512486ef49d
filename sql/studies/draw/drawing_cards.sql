-- The cards of each hand in the last run of deal.sql, and whether the hand's next draw keeps each card
-- Grain: one row per card of a hand, in games that have a draw left
-- Reads: discards, games, kept_cards, low_cards, next_draws
-- Access: internal

DROP VIEW IF EXISTS drawing_cards;

CREATE VIEW drawing_cards AS
WITH
-- One row per player with a row in discards
choosers AS (
    SELECT DISTINCT d.game_id, d.player_id, 1 AS has_chosen
    FROM discards AS d
),

-- One row per player and card that the player has chosen to throw
chosen_cards AS (
    SELECT DISTINCT d.game_id, d.player_id, d.card_id, 1 AS is_thrown
    FROM discards AS d
),

-- One row per card of a hand: whether the strategy keeps the card
plan_cards AS (
    SELECT k.game_id, k.player_id, k.card_id, k.plan, k.is_kept
    FROM kept_cards AS k
    INNER JOIN next_draws AS n ON k.game_id = n.game_id
    INNER JOIN games AS g ON n.game = g.game
    WHERE g.high_rules > ''
    UNION ALL
    SELECT l.game_id, l.player_id, l.card_id, 'low cards' AS plan, l.is_kept
    FROM low_cards AS l
)

SELECT
    k.game_id,
    k.player_id,
    k.card_id,
    n.draw,
    CASE WHEN p.has_chosen = 1 THEN 'own choice' ELSE k.plan END AS plan,
    CASE WHEN p.has_chosen = 1 THEN 1 - COALESCE(c.is_thrown, 0) ELSE k.is_kept END AS is_kept
FROM plan_cards AS k
INNER JOIN next_draws AS n ON k.game_id = n.game_id
LEFT JOIN choosers AS p ON k.game_id = p.game_id AND k.player_id = p.player_id
LEFT JOIN chosen_cards AS c ON k.game_id = c.game_id AND k.player_id = c.player_id AND k.card_id = c.card_id;
