-- The showdown of Chinese poker: each player's best arrangement, and its score against all other players
-- Grain: one row per player of a dealt game whose games.showdown is 'chinese_showdown'; the scores of a game sum to 0
-- Columns:
--   game_id: the game
--   player_ranking: 1 for the highest score of the game
--   player_id: 1 to the number of players
--   middle: the five cards of the middle
--   back: the five cards of the back
--   score: the sum of chinese_scores.score over all opponents
-- Reads: chinese_scores, deals, games, players

DROP VIEW IF EXISTS chinese_showdown;

CREATE VIEW chinese_showdown AS
WITH
-- One row per hand: its three rows as text, and its score against all opponents
hands AS (
    SELECT
        s.game_id,
        s.player_id,
        MAX(s.front) AS front,
        MAX(s.middle) AS middle,
        MAX(s.back) AS back,
        CAST(SUM(s.score) AS BIGINT) AS score
    FROM chinese_scores AS s
    GROUP BY s.game_id, s.player_id
)

SELECT
    h.game_id,
    d.seed,
    d.deal,
    DENSE_RANK() OVER (PARTITION BY h.game_id ORDER BY h.score DESC) AS player_ranking,
    h.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(h.player_id AS TEXT) END AS player,
    h.front,
    h.middle,
    h.back,
    h.score
FROM hands AS h
INNER JOIN deals AS d ON h.game_id = d.game_id
INNER JOIN games AS g ON d.game = g.game
LEFT JOIN players AS p ON h.player_id = p.player_id
WHERE g.showdown = 'chinese_showdown';
