-- The players of each tournament, numbered, with the chips of all players
-- Grain: one row per player of a tournament without a row in icm_errors
-- Columns:
--   seat_no: 0 for the largest stack, 1 for the next, ...
--   players: the number of players of the tournament
--   all_chips: the chips of all players of the tournament
-- Reads: icm_errors, icm_stacks

DROP VIEW IF EXISTS icm_seats;

CREATE VIEW icm_seats AS
SELECT
    s.tournament,
    s.player,
    ROW_NUMBER() OVER (PARTITION BY s.tournament ORDER BY s.chips DESC, s.player ASC) - 1 AS seat_no,
    COUNT(*) OVER (PARTITION BY s.tournament) AS players,
    s.chips,
    CAST(SUM(s.chips) OVER (PARTITION BY s.tournament) AS BIGINT) AS all_chips
FROM icm_stacks AS s
WHERE s.tournament NOT IN (SELECT e.tournament FROM icm_errors AS e);
