-- The real and the expected winnings of a player after each hand
-- Grain: one row per hand; if there are over 1,000: the first, the last, and at most 998 others at equal distances
-- Reads: shown_plays
-- Engine: duckdb

-- luck_rows is a table with the rows of histories.luck.
WITH
-- One row: the player $player, or the player with most hands if $player is NULL
players AS (
    SELECT s.player
    FROM shown_plays AS s
    WHERE ($player IS NULL OR s.player = $player) AND NOT s.anonymous
    GROUP BY s.player
    ORDER BY COUNT(*) DESC, s.player
    LIMIT 1
),

-- One row per hand of the player: the totals after this hand, and the number of all hands of the player
points AS (
    SELECT l.hand_no, l.total_net, l.total_expected, COUNT(*) OVER () AS hands
    FROM histories.luck_line(
        'luck_rows', (SELECT p.player FROM players AS p), plays_table := 'shown_plays'
    ) AS l
)

SELECT p.player, l.hand_no, l.total_net, l.total_expected
FROM points AS l
CROSS JOIN players AS p
WHERE (l.hand_no - 1) % CAST(GREATEST(CEIL((l.hands - 1) / 999), 1) AS BIGINT) = 0 OR l.hand_no = l.hands
ORDER BY l.hand_no;
