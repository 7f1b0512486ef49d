-- The games in the last run of deal.sql that have a draw left, with the number of this draw
-- Grain: one row per game; draw is 1 before the game's first draw
-- Reads: deals, draws, games, settings
-- Access: internal

DROP VIEW IF EXISTS next_draws;

CREATE VIEW next_draws AS
WITH
-- One row per game that has made a draw: the number of its draws so far
draw_counts AS (
    SELECT r.game_id, MAX(r.draw) AS draws
    FROM draws AS r
    GROUP BY r.game_id
)

SELECT d.game_id, g.game, COALESCE(c.draws, 0) + 1 AS draw
FROM deals AS d
INNER JOIN settings AS s ON d.game_id >= s.first_game
INNER JOIN games AS g ON d.game = g.game
LEFT JOIN draw_counts AS c ON d.game_id = c.game_id
WHERE COALESCE(c.draws, 0) < g.draws;
