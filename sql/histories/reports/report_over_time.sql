-- A macro that reports the results of each player over time
-- Engine: duckdb

-- period_name is day, week, month, quarter or year. Weeks begin on Monday. Hands without a time have a row of their
-- own, the first, in which first_day is NULL. total_net is the sum of net up to the end of the period.

-- One row per player and period in which the player played
CREATE OR REPLACE MACRO histories.report_over_time(
    period_name := 'month',
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per player and period
periods AS (
    SELECT
        p.player,
        CAST(DATE_TRUNC(period_name, p.played_at) AS DATE) AS first_day,
        COUNT(*) AS hands,
        SUM(p.net) AS net,
        ROUND(100 * AVG(p.net_bb), 2) AS bb_per_100,
        ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 2) AS standard_error
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, by_player := TRUE, plays_table := plays_table
    ) AS p
    GROUP BY p.player, first_day
)

SELECT
    r.player,
    r.first_day,
    r.hands,
    r.net,
    r.bb_per_100,
    r.standard_error,
    SUM(r.net) OVER (PARTITION BY r.player ORDER BY r.first_day NULLS FIRST) AS total_net
FROM periods AS r
ORDER BY r.first_day NULLS FIRST, r.player;
