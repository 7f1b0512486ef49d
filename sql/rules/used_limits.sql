-- How many of a player's own cards a hand may use: the fewest and the most
-- Grain: one row per game
-- Reads: games
-- Access: internal

DROP VIEW IF EXISTS used_limits;

CREATE VIEW used_limits AS
SELECT
    g.game,
    CASE WHEN g.own_used < 0 OR g.may_use_fewer = 1 THEN 0 ELSE g.own_used END AS fewest_used,
    CASE WHEN g.own_used < 0 THEN g.own_cards ELSE g.own_used END AS most_used
FROM games AS g;
