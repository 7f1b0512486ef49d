-- The players in the hand histories, with the number of hands, the winnings and the statistics of each
-- Grain: one row per player, for the 500 players with most hands, ordered by the number of hands
-- Reads: histories.statistics
-- Engine: duckdb

-- percents has the percentage of each statistic, in the order of the names in statistics.
SELECT
    r.player,
    r.hands,
    r.net,
    r.bb_per_100,
    r.standard_error,
    LIST(r.statistic ORDER BY k.statistic_no) AS statistics,
    LIST(r.percent ORDER BY k.statistic_no) AS percents
FROM histories.report_players(plays_table := 'shown_plays') AS r
INNER JOIN histories.statistics AS k ON r.statistic = k.statistic
GROUP BY r.player, r.hands, r.net, r.bb_per_100, r.standard_error
ORDER BY r.hands DESC, r.player ASC
LIMIT 500;
