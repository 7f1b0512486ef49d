-- A macro that returns the sums of real and of expected net winnings after each hand of a player
-- Reads: histories.hands
-- Engine: duckdb

-- rows_table is the name of a table with rows of histories.luck. The expected net is net less luck. Hands are in the
-- order of time; hands without a time come first, in the order of file and line. An unknown net or luck counts as 0.

-- One row per hand of the player
CREATE OR REPLACE MACRO histories.luck_line(
    rows_table,
    player_name,
    whole_hands := FALSE,
    room_name := NULL,
    of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per hand in which the player was all in: the sum of luck over the pots
lucky AS (
    SELECT r.hand_id, ROUND(SUM(r.luck), 4) AS luck, COUNT(r.luck) < COUNT(*) AS unknown
    FROM QUERY_TABLE(rows_table) AS r
    WHERE r.player = player_name
    GROUP BY r.hand_id
),

-- One row per hand of the player: net, luck and expected_net
played AS (
    SELECT
        h.hand_id,
        h.played_at,
        h.source_id,
        h.line,
        COALESCE(CAST(p.net AS DOUBLE), 0) AS net,
        l.luck,
        l.unknown,
        COALESCE(CAST(p.net AS DOUBLE), 0) - COALESCE(l.luck, 0) AS expected_net
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, by_player := TRUE, plays_table := plays_table
    ) AS p
    INNER JOIN histories.hands AS h ON p.hand_id = h.hand_id
    LEFT JOIN lucky AS l ON p.hand_id = l.hand_id
    WHERE p.player = player_name
)

SELECT
    ROW_NUMBER() OVER w AS hand_no,
    p.hand_id,
    p.played_at,
    p.net,
    p.luck,
    p.unknown,
    ROUND(SUM(p.net) OVER w, 4) AS total_net,
    ROUND(SUM(p.expected_net) OVER w, 4) AS total_expected
FROM played AS p
WINDOW w AS (ORDER BY p.played_at NULLS FIRST, p.source_id, p.line ROWS UNBOUNDED PRECEDING)
ORDER BY hand_no;
