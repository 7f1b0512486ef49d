-- The score of each Chinese hand against each other hand of its game, and its rows
-- Grain: one row per hand and opponent; the only hand of a game has one row without an opponent
-- Columns:
--   front: the hand's front, as text
--   middle: its middle
--   back: its back
--   rows_won: the number of rows that beat the opponent's row, 0 to 3
--   rows_lost: the number of rows that the opponent's row beats
--   score: rows_won - rows_lost; 3 more if all rows are won, 3 less if all are lost (a scoop)
-- Reads: chinese_duels
-- Source: the common scoring of one point a row and three more for a scoop; royalties don't count

DROP VIEW IF EXISTS chinese_scores;

CREATE VIEW chinese_scores AS
WITH
-- One row per hand and opponent: the rows won and lost
row_counts AS (
    SELECT
        d.game_id,
        d.player_id,
        d.opponent_id,
        MAX(CASE WHEN d.row_name = 'front' THEN d.cards END) AS front,
        MAX(CASE WHEN d.row_name = 'middle' THEN d.cards END) AS middle,
        MAX(CASE WHEN d.row_name = 'back' THEN d.cards END) AS back,
        CAST(SUM(CASE WHEN d.outcome = 1 THEN 1 ELSE 0 END) AS INTEGER) AS rows_won,
        CAST(SUM(CASE WHEN d.outcome = -1 THEN 1 ELSE 0 END) AS INTEGER) AS rows_lost
    FROM chinese_duels AS d
    GROUP BY d.game_id, d.player_id, d.opponent_id
)

SELECT
    c.game_id,
    c.player_id,
    c.opponent_id,
    c.front,
    c.middle,
    c.back,
    c.rows_won,
    c.rows_lost,
    c.rows_won - c.rows_lost
    + CASE WHEN c.rows_won = 3 THEN 3 WHEN c.rows_lost = 3 THEN -3 ELSE 0 END AS score
FROM row_counts AS c;
