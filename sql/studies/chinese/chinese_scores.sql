-- The score of each hand of Chinese poker against each other hand of its game, with the hand's three rows
-- Grain: one row per hand and opponent; if a game has only one hand, its row has no opponent
-- Columns:
--   front: the hand's front, as text
--   middle: the hand's middle, as text
--   back: the hand's back, as text
--   rows_won: the number of rows that beat the opponent's row, 0 to 3
--   rows_lost: the number of rows that the opponent's row beats
--   score: rows_won - rows_lost, plus 3 if all three rows are won (a scoop), minus 3 if all three are lost
-- Reads: chinese_duels
-- Source: the common scoring: one point per row, and three more points for a scoop; royalties don't count

DROP VIEW IF EXISTS chinese_scores;

CREATE VIEW chinese_scores AS
WITH
-- One row per hand and opponent: the hand's rows as text, and the numbers of rows won and lost
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
