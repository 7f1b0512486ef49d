-- A macro that reports the results and the statistics of each stack depth (a range of effective stacks)
-- Engine: duckdb

-- The name of the stack depth to which an effective stack in big blinds belongs
CREATE OR REPLACE MACRO histories.stack_depth(big_blinds) AS
    CASE
        WHEN big_blinds < 10 THEN '0 to 10'
        WHEN big_blinds < 20 THEN '10 to 20'
        WHEN big_blinds < 40 THEN '20 to 40'
        WHEN big_blinds < 75 THEN '40 to 75'
        WHEN big_blinds < 125 THEN '75 to 125'
        WHEN big_blinds < 200 THEN '125 to 200'
        WHEN big_blinds >= 200 THEN '200 and more'
    END;

-- One row per stack depth and statistic
CREATE OR REPLACE MACRO histories.report_stacks(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
SELECT s.* RENAME (grouped_by AS effective_stack)
FROM histories.statistics_by(
    histories.stack_depth(p.effective_stack),
    player_name,
    whole_hands,
    room_name,
    ordered_by := p.effective_stack,
    of_tournaments := of_tournaments,
    plays_table := plays_table
) AS s;
