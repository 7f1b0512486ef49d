-- The winnings of each starting hand
-- Grain: one row per starting hand that occurs in the histories, ordered by its number of hands
-- Engine: duckdb

SELECT h.starting_hand, h.hands, h.net, h.bb_per_100, h.standard_error, h.vpip_percent
FROM histories.report_starting_hands(player_name := $player, plays_table := 'shown_plays') AS h
ORDER BY h.hands DESC, h.starting_hand;
