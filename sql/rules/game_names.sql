-- Every game by its name without blanks and hyphens, in lower case
-- Grain: one row per game
-- Reads: games
-- Access: internal

DROP VIEW IF EXISTS game_names;

CREATE VIEW game_names AS
SELECT LOWER(REPLACE(REPLACE(g.game, ' ', ''), '-', '')) AS name, g.game
FROM games AS g;
