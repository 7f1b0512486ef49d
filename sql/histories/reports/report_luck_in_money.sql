-- A macro that reports the luck of each player by ICM in money, and in chips where the prizes are not known
-- Engine: duckdb

-- rows_table is the name of a table with rows of histories.luck(icm := TRUE). unit is the currency of the prizes; for
-- pots that are not measured in money, it is the currency of the hands, or chips. won is the ICM share of the prizes
-- after the hand, expected its average over the cards to come. Rows of different units can't be added up.

-- One row per player and unit
CREATE OR REPLACE MACRO histories.report_luck_in_money(
    rows_table, player_name := NULL, plays_table := 'histories.plays'
) AS TABLE
SELECT
    r.player,
    r.unit,
    COUNT(*) AS pots,
    COUNT(*) FILTER (WHERE r.luck IS NULL) AS unknown,
    SUM(r.won) FILTER (WHERE r.luck IS NOT NULL) AS won,
    ROUND(SUM(r.expected) FILTER (WHERE r.luck IS NOT NULL), 2) AS expected,
    ROUND(SUM(r.luck), 2) AS luck
FROM QUERY_TABLE(rows_table) AS r
INNER JOIN histories.chosen_plays(
    player_name, FALSE, NULL, NULL, by_player := TRUE, both_kinds := TRUE, plays_table := plays_table
) AS p ON r.hand_id = p.hand_id AND r.seat = p.seat
GROUP BY ALL
ORDER BY r.player, r.unit;
