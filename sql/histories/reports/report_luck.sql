-- A macro that reports the luck of each player
-- Engine: duckdb

-- rows_table has rows of luck, of one game or of several. A pot without a number counts in unknown, and in none of the
-- sums.

-- One row per player who was all in with another
CREATE OR REPLACE MACRO histories.report_luck(rows_table, player_name := NULL) AS TABLE
SELECT
    r.player,
    COUNT(*) AS pots,
    COUNT(*) FILTER (WHERE r.luck IS NULL) AS unknown,
    SUM(r.won) FILTER (WHERE r.luck IS NOT NULL) AS won,
    ROUND(SUM(r.expected) FILTER (WHERE r.luck IS NOT NULL), 2) AS expected,
    ROUND(SUM(r.luck), 2) AS luck
FROM QUERY_TABLE(rows_table) AS r
WHERE player_name IS NULL OR r.player = player_name
GROUP BY r.player
ORDER BY luck DESC NULLS LAST, r.player;
