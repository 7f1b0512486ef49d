-- Each player's share of the pot in dealt games of five cards by the standard rules
-- Grain: one row per player and deal; only games with showdown = 'payouts'
-- Columns:
--   pot_share: 1 / winners, 0 for a hand that loses
-- Reads: deals, games, showdown

DROP VIEW IF EXISTS payouts;

CREATE VIEW payouts AS
SELECT
    s.game_id,
    d.seed,
    d.deal,
    s.player_ranking,
    s.player_id,
    s.player,
    s.hand,
    s.category,
    s.description,
    CASE WHEN s.winners > 0 THEN 1.0 / s.winners ELSE 0.0 END AS pot_share
FROM showdown AS s
INNER JOIN deals AS d ON s.game_id = d.game_id
INNER JOIN games AS g ON d.game = g.game
WHERE g.showdown = 'payouts';
