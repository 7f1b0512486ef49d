-- A macro that reports the results and the statistics of each player
-- Engine: duckdb

-- One row per player and statistic
CREATE OR REPLACE MACRO histories.report_players(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
SELECT s.* RENAME (grouped_by AS player)
FROM histories.statistics_by(
    p.player,
    player_name,
    whole_hands,
    room_name,
    by_player := TRUE,
    of_tournaments := of_tournaments,
    plays_table := plays_table
) AS s;
