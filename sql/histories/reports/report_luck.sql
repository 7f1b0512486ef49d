-- A macro that reports the luck of each player
-- Reads: histories.hands
-- Engine: duckdb

-- rows_table is the name of a table with rows of histories.luck, of one or several games. A pot whose luck is NULL
-- counts in unknown and in no sum. bb_per_100 averages all chosen hands of the player. In expected_bb_per_100, expected
-- takes the place of won at all-ins.

-- One row per player who was all in with another player
CREATE OR REPLACE MACRO histories.report_luck(
    rows_table,
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per chosen hand and player
plays AS NOT MATERIALIZED (
    SELECT c.hand_id, c.player, c.net_bb
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, by_player := TRUE, plays_table := plays_table
    ) AS c
),

-- One row per player who was all in with another player
sums AS (
    SELECT
        r.player,
        COUNT(*) AS pots,
        COUNT(*) FILTER (WHERE r.luck IS NULL) AS unknown,
        SUM(r.won) FILTER (WHERE r.luck IS NOT NULL) AS won,
        ROUND(SUM(r.expected) FILTER (WHERE r.luck IS NOT NULL), 2) AS expected,
        ROUND(SUM(r.luck), 2) AS luck,
        SUM(CASE WHEN h.big_blind > 0 THEN r.luck / CAST(h.big_blind AS DOUBLE) END) AS luck_bb
    FROM QUERY_TABLE(rows_table) AS r
    INNER JOIN plays AS p ON r.hand_id = p.hand_id AND r.player = p.player
    INNER JOIN histories.hands AS h ON r.hand_id = h.hand_id
    GROUP BY r.player
)

SELECT
    s.player,
    s.pots,
    s.unknown,
    s.won,
    s.expected,
    s.luck,
    ROUND(100 * AVG(p.net_bb), 2) AS bb_per_100,
    ROUND(100 * (AVG(p.net_bb) - COALESCE(s.luck_bb, 0) / COUNT(p.net_bb)), 2) AS expected_bb_per_100
FROM sums AS s
INNER JOIN plays AS p ON s.player = p.player
GROUP BY s.player, s.pots, s.unknown, s.won, s.expected, s.luck, s.luck_bb
ORDER BY s.luck DESC NULLS LAST, s.player;
