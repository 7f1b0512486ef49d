-- A macro that reports the results and the statistics of each stake
-- Engine: duckdb

-- One row per stake and statistic
CREATE OR REPLACE MACRO histories.report_stakes(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
SELECT s.* RENAME (grouped_by AS stake)
FROM histories.statistics_by(
    p.stake, player_name, whole_hands, room_name, of_tournaments := of_tournaments, plays_table := plays_table
) AS s;
