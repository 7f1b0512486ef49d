-- Chinese poker turned over: how each player sets the hand, and what it scores against all others
-- Grain: one row per player of a Chinese game that deal.sql dealt; the scores of a game add up to 0
-- Reads: chinese_rows, chinese_scores, deals, players
-- Source: pokersql

DROP VIEW IF EXISTS chinese_showdown;

CREATE VIEW chinese_showdown AS
WITH
-- One row per hand: its rows as text
hands AS (
    SELECT
        h.game_id,
        h.player_id,
        MAX(CASE WHEN h.row_name = 'front' THEN h.cards END) AS front,
        MAX(CASE WHEN h.row_name = 'middle' THEN h.cards END) AS middle,
        MAX(CASE WHEN h.row_name = 'back' THEN h.cards END) AS back
    FROM chinese_rows AS h
    GROUP BY h.game_id, h.player_id
),

-- One row per hand that has opponents: what it scores against them
scores AS (
    SELECT s.game_id, s.player_id, CAST(SUM(s.score) AS BIGINT) AS score
    FROM chinese_scores AS s
    GROUP BY s.game_id, s.player_id
)

SELECT
    h.game_id,
    d.seed,
    d.deal,
    DENSE_RANK() OVER (PARTITION BY h.game_id ORDER BY COALESCE(s.score, 0) DESC) AS player_ranking,
    h.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(h.player_id AS TEXT) END AS player,
    h.front,
    h.middle,
    h.back,
    COALESCE(s.score, 0) AS score
FROM hands AS h
INNER JOIN deals AS d ON h.game_id = d.game_id
LEFT JOIN scores AS s ON h.game_id = s.game_id AND h.player_id = s.player_id
LEFT JOIN players AS p ON h.player_id = p.player_id
WHERE d.game = 'chinese';
