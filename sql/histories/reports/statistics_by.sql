-- A macro that reports the results and the statistics of each value of an expression
-- Reads: histories.statistics
-- Engine: duckdb

-- Example: FROM histories.statistics_by(position). group_key and ordered_by are expressions over columns of plays.
-- Groups are ordered by their lowest ordered_by; of groups with equal values, the one with more hands comes first.
-- player_name selects one player, room_name one room, and whole_hands the hands without errors. by_player leaves out
-- anonymous players. plays_table is the name of a table with the rows of plays that count, see plays_where. bb_per_100
-- is the number of big blinds won per 100 hands, with its standard_error.

-- One row per value of group_key and statistic
CREATE OR REPLACE MACRO histories.statistics_by(
    group_key,
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    ordered_by := NULL,
    by_player := FALSE,
    of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per value of group_key: the number of hands, and the results
sums AS (
    SELECT
        group_key AS grouped_by,
        MIN(ordered_by) AS place,
        COUNT(*) AS hands,
        SUM(p.net) AS net,
        ROUND(100 * AVG(p.net_bb), 2) AS bb_per_100,
        ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 2) AS standard_error
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, by_player, plays_table := plays_table
    ) AS p
    GROUP BY group_key
),

-- One row per grouped_by and value of counted: the number of hands
counts AS (
    SELECT group_key AS grouped_by, p.counted, COUNT(*) AS hands
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, by_player, plays_table := plays_table
    ) AS p
    GROUP BY group_key, p.counted
),

-- One row per row of counts and statistic in it: statistic_no, times and chances
pieces AS (
    SELECT
        c.grouped_by,
        c.hands,
        CAST(STRING_SPLIT_REGEX(UNNEST(STRING_SPLIT(c.counted, ' ')), '[:/]') AS INTEGER[]) AS numbers
    FROM counts AS c
    WHERE c.counted > ''
),

-- One row per grouped_by and statistic_no: the sums of times and chances
totals AS (
    SELECT
        p.grouped_by,
        p.numbers[1] AS statistic_no,
        CAST(SUM(p.hands * p.numbers[2]) AS BIGINT) AS times,
        CAST(SUM(p.hands * p.numbers[3]) AS BIGINT) AS chances
    FROM pieces AS p
    GROUP BY p.grouped_by, p.numbers[1]
)

SELECT
    s.grouped_by,
    s.hands,
    s.net,
    s.bb_per_100,
    s.standard_error,
    k.statistic,
    COALESCE(t.times, 0) AS times,
    COALESCE(t.chances, 0) AS chances,
    ROUND(100.0 * t.times / NULLIF(t.chances, 0), 1) AS percent
FROM sums AS s
INNER JOIN histories.statistics AS k ON k.counted IS NOT NULL
LEFT JOIN totals AS t ON s.grouped_by IS NOT DISTINCT FROM t.grouped_by AND k.statistic_no = t.statistic_no
ORDER BY s.place, s.hands DESC, s.grouped_by, k.statistic_no;
