-- A macro that reports the net winnings of each player
-- Engine: duckdb

-- One row per player: net_without_showdown (the red line) and net_with_showdown (the blue line) add up to net
CREATE OR REPLACE MACRO histories.report_results(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
SELECT
    p.player,
    COUNT(*) AS hands,
    SUM(p.net) AS net,
    ROUND(100 * AVG(p.net_bb), 2) AS bb_per_100,
    ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 2) AS standard_error,
    COALESCE(SUM(p.net) FILTER (WHERE NOT p.showdown), 0) AS net_without_showdown,
    COALESCE(SUM(p.net) FILTER (WHERE p.showdown), 0) AS net_with_showdown,
    SUM(p.rake) AS rake
FROM histories.chosen_plays(
    player_name, whole_hands, room_name, of_tournaments, by_player := TRUE, plays_table := plays_table
) AS p
GROUP BY p.player
ORDER BY hands DESC, p.player;
