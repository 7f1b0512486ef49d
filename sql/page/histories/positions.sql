-- The winnings in each position
-- Grain: one row per position, in the order in which players act after the flop
-- Engine: duckdb

SELECT
    p.position,
    p.hands,
    p.net,
    p.bb_per_100,
    p.standard_error,
    MAX(p.percent) FILTER (WHERE p.statistic = 'vpip') AS vpip_percent,
    MAX(p.percent) FILTER (WHERE p.statistic = 'pfr') AS pfr_percent
FROM histories.report_positions(player_name := $player, plays_table := 'shown_plays') AS p
GROUP BY p.position, p.hands, p.net, p.bb_per_100, p.standard_error
ORDER BY histories.position_no(p.position) NULLS LAST;
