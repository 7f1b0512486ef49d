-- The players in the hand histories, with their numbers of hands and their winnings
-- Grain: one row per player, the 500 with most hands, most hands first
-- Engine: duckdb

SELECT DISTINCT r.player, r.hands, r.net, r.bb_per_100, r.standard_error
FROM histories.report_players() AS r
ORDER BY r.hands DESC, r.player ASC
LIMIT 500;
