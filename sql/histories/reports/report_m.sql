-- A macro that reports the results and the statistics of each zone of M, see plays
-- Source: the zones of Dan Harrington's books on tournaments
-- Engine: duckdb

-- The name of the zone to which an M belongs
CREATE OR REPLACE MACRO histories.m_zone(rounds) AS
    CASE
        WHEN rounds < 1 THEN 'dead, below 1'
        WHEN rounds < 6 THEN 'red, 1 to 6'
        WHEN rounds < 10 THEN 'orange, 6 to 10'
        WHEN rounds < 20 THEN 'yellow, 10 to 20'
        WHEN rounds >= 20 THEN 'green, 20 and more'
    END;

-- One row per zone and statistic
CREATE OR REPLACE MACRO histories.report_m(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
SELECT s.* RENAME (grouped_by AS zone)
FROM histories.statistics_by(
    histories.m_zone(p.m),
    player_name,
    whole_hands,
    room_name,
    ordered_by := p.m,
    of_tournaments := of_tournaments,
    plays_table := plays_table
) AS s;
