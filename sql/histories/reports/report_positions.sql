-- A macro that reports the results and the statistics of each position
-- Engine: duckdb

-- The number of a position in the order in which players act after the flop
CREATE OR REPLACE MACRO histories.position_no(position_name) AS
    LIST_POSITION(
        ['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'UTG+4', 'LJ', 'HJ', 'CO', 'BTN'], position_name
    );

-- One row per position and statistic
CREATE OR REPLACE MACRO histories.report_positions(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
SELECT s.* RENAME (grouped_by AS position)
FROM histories.statistics_by(
    p.position,
    player_name,
    whole_hands,
    room_name,
    ordered_by := histories.position_no(p.position),
    of_tournaments := of_tournaments,
    plays_table := plays_table
) AS s;
