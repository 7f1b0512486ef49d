-- The players in the hand histories, with the number of hands and the winnings of each
-- Grain: one row per player, for the 500 players with most hands, ordered by the number of hands
-- Engine: duckdb

SELECT DISTINCT r.player, r.hands, r.net, r.bb_per_100, r.standard_error
FROM histories.report_players(of_tournaments := histories.chosen_kind($kind)) AS r
ORDER BY r.hands DESC, r.player ASC
LIMIT 500;
