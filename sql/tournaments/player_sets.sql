-- The sets of players of each tournament, with their chips
-- Grain: one row per tournament and set of its players
-- Columns:
--   set_no: the sum of 2^seat_no over the players of the set
--   size: the number of players of the set
--   chips: the chips of the set's players
-- Reads: icm_seats

-- n players have 2^n sets; 15 players take about a second.

DROP VIEW IF EXISTS player_sets;

CREATE VIEW player_sets AS
WITH RECURSIVE
-- One row per set of players of the largest tournament
sets AS (
    SELECT CAST(0 AS BIGINT) AS set_no
    UNION ALL
    SELECT s.set_no + 1 AS set_no
    FROM sets AS s
    WHERE s.set_no + 1 < (SELECT CAST(1 AS BIGINT) << CAST(MAX(i.players) AS INTEGER) FROM icm_seats AS i)
)

SELECT
    i.tournament,
    s.set_no,
    CAST(SUM((s.set_no >> CAST(i.seat_no AS INTEGER)) & 1) AS INTEGER) AS size,
    CAST(SUM(i.chips * ((s.set_no >> CAST(i.seat_no AS INTEGER)) & 1)) AS BIGINT) AS chips
FROM icm_seats AS i
INNER JOIN sets AS s ON s.set_no < CAST(1 AS BIGINT) << CAST(i.players AS INTEGER)
GROUP BY i.tournament, s.set_no;
