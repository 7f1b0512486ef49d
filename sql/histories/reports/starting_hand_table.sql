-- A macro that shows the net winnings of the starting hands as a 13 by 13 table
-- Engine: duckdb

-- One row per rank: the big blinds won per 100 hands, with suited hands above the diagonal and offsuit hands below
CREATE OR REPLACE MACRO histories.starting_hand_table(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per starting hand: its row and column in the table
places AS (
    SELECT
        h.bb_per_100,
        CASE WHEN ENDS_WITH(h.starting_hand, 'o') THEN h.low_place ELSE h.high_place END AS row_place,
        CASE WHEN ENDS_WITH(h.starting_hand, 'o') THEN h.high_place ELSE h.low_place END AS column_place
    FROM histories.report_starting_hands(player_name, whole_hands, room_name, of_tournaments, plays_table) AS h
)

SELECT
    'AKQJT98765432'[r.range] AS hand,
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 1) AS "A",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 2) AS "K",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 3) AS "Q",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 4) AS "J",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 5) AS "T",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 6) AS "9",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 7) AS "8",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 8) AS "7",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 9) AS "6",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 10) AS "5",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 11) AS "4",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 12) AS "3",
    MAX(p.bb_per_100) FILTER (WHERE p.column_place = 13) AS "2"
FROM RANGE(1, 14) AS r
LEFT JOIN places AS p ON r.range = p.row_place
GROUP BY r.range
ORDER BY r.range;
