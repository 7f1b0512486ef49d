-- The players of player_ranges, and a random opponent if there is only one player
-- Grain: one row per player; label is the range, shortened if it has more than 30 characters
-- Reads: player_ranges
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW player_seats AS
WITH
-- One row per player, including the random opponent
players AS (
    SELECT p.player_id, p.hand_range FROM player_ranges AS p
    UNION ALL
    SELECT MAX(p.player_id) + 1 AS player_id, 'random' AS hand_range
    FROM player_ranges AS p
    HAVING COUNT(*) = 1
)

SELECT
    p.player_id,
    p.hand_range,
    CASE
        WHEN LENGTH(p.hand_range) <= 30 THEN p.hand_range
        WHEN REGEXP_MATCHES(p.hand_range, '^.{1,28}[,;\s]') THEN REGEXP_EXTRACT(p.hand_range, '^.{1,28}[,;\s]') || '…'
        ELSE LEFT(p.hand_range, 29) || '…'
    END AS label
FROM players AS p;
