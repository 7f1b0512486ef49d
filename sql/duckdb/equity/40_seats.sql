-- Who plays: the players of player_ranges; one alone plays against a random hand
-- Grain: one row per player
-- Reads: player_ranges
-- Source: pokersql

DROP VIEW IF EXISTS seats;

CREATE VIEW seats AS
SELECT p.player_id, p.hand_range
FROM player_ranges AS p
UNION ALL
SELECT MAX(p.player_id) + 1 AS player_id, 'random' AS hand_range
FROM player_ranges AS p
HAVING COUNT(*) = 1;
