-- Adds the luck of the next all-ins to luck_rows, a table with rows of histories.luck
-- Reads: luck_rows
-- Engine: duckdb

-- A call takes a second or a few. The page calls again while all_ins.sql says that all-ins are left.
INSERT INTO luck_rows
WITH
-- One row per hand with a next all-in
next_all_ins AS MATERIALIZED (
    SELECT h.hand_id, h.game
    FROM histories.all_in_hands(
        'luck_rows', player_name := $player, plays_table := 'shown_plays'
    ) AS h
    WHERE h.is_next
)

SELECT l.*
FROM histories.luck((SELECT ANY_VALUE(n.game) FROM next_all_ins AS n), plays_table := 'next_all_ins') AS l;
