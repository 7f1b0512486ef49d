-- What a player won, and what was to be expected, after each hand
-- Grain: one row per hand, of many hands at most 1,000 at equal distances, the first and the last among them
-- Reads: histories.seats
-- Source: pokersql
-- Engine: duckdb

-- luck_rows has the rows of histories.luck.
WITH
-- One row: the player, of all players the one with most hands
players AS (
    SELECT s.player
    FROM histories.seats AS s
    WHERE $player IS NULL OR s.player = $player
    GROUP BY s.player
    ORDER BY COUNT(*) DESC, s.player
    LIMIT 1
),

-- One row per hand: how many there are
points AS (
    SELECT l.hand_no, l.total_net, l.total_expected, COUNT(*) OVER () AS hands
    FROM histories.luck_line('luck_rows', (SELECT p.player FROM players AS p)) AS l
)

SELECT p.player, l.hand_no, l.total_net, l.total_expected
FROM points AS l
CROSS JOIN players AS p
WHERE (l.hand_no - 1) % CAST(GREATEST(CEIL((l.hands - 1) / 999), 1) AS BIGINT) = 0 OR l.hand_no = l.hands
ORDER BY l.hand_no;
