-- Why a tournament has no rows in icm_seats and the views that read it
-- Grain: one row per error
-- Columns:
--   tournament: see icm_stacks
--   error: no_prizes, too_many_players 16, bad_stack '0' of Ann, bad_place 4 of 3 players, missing_place 2, ...
-- Reads: icm_payouts, icm_stacks

DROP VIEW IF EXISTS icm_errors;

CREATE VIEW icm_errors AS
WITH
-- One row per tournament with players: their number
players AS (
    SELECT s.tournament, COUNT(*) AS players
    FROM icm_stacks AS s
    GROUP BY s.tournament
)

SELECT n.tournament, 'no_prizes' AS error
FROM players AS n
LEFT JOIN icm_payouts AS p ON n.tournament = p.tournament
WHERE p.place IS NULL
UNION ALL
SELECT m.tournament, 'too_many_players ' || m.players AS error
FROM players AS m
WHERE m.players > 15
UNION ALL
-- SQLite stores fractions and texts, too.
SELECT c.tournament, 'bad_stack ''' || c.chips || ''' of ' || c.player AS error
FROM icm_stacks AS c
WHERE c.chips NOT BETWEEN 1 AND 100000000000 OR c.chips <> CAST(c.chips AS BIGINT)
UNION ALL
SELECT f.tournament, 'bad_prize ''' || f.prize || ''' of place ' || f.place AS error
FROM icm_payouts AS f
WHERE f.prize NOT BETWEEN 0 AND 1e11
UNION ALL
SELECT t.tournament, 'bad_place ' || t.place || ' of ' || k.players || ' players' AS error
FROM icm_payouts AS t
INNER JOIN players AS k ON t.tournament = k.tournament
WHERE t.place NOT BETWEEN 1 AND k.players
UNION ALL
SELECT a.tournament, 'missing_place ' || (a.place - 1) AS error
FROM icm_payouts AS a
LEFT JOIN icm_payouts AS d ON a.tournament = d.tournament AND a.place = d.place + 1
WHERE a.place > 1 AND d.place IS NULL
UNION ALL
SELECT r.tournament, 'rising_prize ''' || r.prize || ''' of place ' || r.place AS error
FROM icm_payouts AS r
INNER JOIN icm_payouts AS b ON r.tournament = b.tournament AND r.place = b.place + 1 AND r.prize > b.prize;
