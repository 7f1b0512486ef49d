-- The name of every game in lower case, without blanks and hyphens
-- Grain: one row per game
-- Reads: games
-- Access: internal

DROP VIEW IF EXISTS game_names;

CREATE VIEW game_names AS
SELECT LOWER(REPLACE(REPLACE(g.game, ' ', ''), '-', '')) AS name, g.game
FROM games AS g;
