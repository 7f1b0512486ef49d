-- How many all-ins have rows in luck_rows, which has rows of histories.luck
-- Grain: one row in all
-- Engine: duckdb

SELECT COUNT(*) FILTER (WHERE h.is_counted) AS counted, COUNT(*) AS all_ins
FROM histories.all_in_hands(
    'luck_rows', player_name := $player, plays_table := 'shown_plays'
) AS h;
