-- What each starting hand won
-- Grain: one row per starting hand that was seen, most hands first
-- Engine: duckdb

SELECT h.starting_hand, h.hands, h.net, h.bb_per_100, h.standard_error, h.vpip_percent
FROM histories.report_starting_hands(player_name := $player) AS h
ORDER BY h.hands DESC, h.starting_hand;
