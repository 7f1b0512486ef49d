-- What each Chinese hand scores against each other one of its game
-- Grain: one row per hand and opponent; the opponent has as much with the other sign
-- Reads: chinese_duels
-- Source: the common scoring: one point a row, and three more for all three, a scoop; royalties don't count

DROP VIEW IF EXISTS chinese_scores;

CREATE VIEW chinese_scores AS
WITH
-- One row per hand and opponent: the rows won and lost
counted AS (
    SELECT
        d.game_id,
        d.player_id,
        d.opponent_id,
        CAST(SUM(CASE WHEN d.outcome = 1 THEN 1 ELSE 0 END) AS INTEGER) AS rows_won,
        CAST(SUM(CASE WHEN d.outcome = -1 THEN 1 ELSE 0 END) AS INTEGER) AS rows_lost
    FROM chinese_duels AS d
    GROUP BY d.game_id, d.player_id, d.opponent_id
)

SELECT
    c.game_id,
    c.player_id,
    c.opponent_id,
    c.rows_won,
    c.rows_lost,
    c.rows_won - c.rows_lost
    + CASE WHEN c.rows_won = 3 THEN 3 WHEN c.rows_lost = 3 THEN -3 ELSE 0 END AS score
FROM counted AS c;
