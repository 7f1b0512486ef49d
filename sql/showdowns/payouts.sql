-- What each player of a dealt five-card game takes of the pot (in hold'em: holdem_showdown)
-- Grain: one row per player of a five-card game that deal.sql dealt; pot_share is a part of 1
-- Reads: deals, showdown
-- Source: pokersql

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
WHERE d.game = 'five-card';
