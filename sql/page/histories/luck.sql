-- The expected winnings of each player's all-ins beside the real winnings
-- Grain: one row per player with an all-in against another player, the 500 with most such pots, ordered by luck
-- Engine: duckdb

-- luck_rows is a table with the rows of histories.luck.
SELECT l.player, l.pots, l.unknown, l.won, l.expected, l.luck, l.bb_per_100, l.expected_bb_per_100
FROM histories.report_luck(
    'luck_rows', player_name := $player, plays_table := 'shown_plays'
) AS l
QUALIFY ROW_NUMBER() OVER (ORDER BY l.pots DESC, l.player) <= 500
ORDER BY l.luck DESC NULLS LAST, l.player;
