-- The lowest points of hands with some groups of equal ranks, in the game of an equity question
-- Grain: one row per number of paired groups and size of the largest; next_game.sql puts in those of another game
-- Reads: categories
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS equity_groups;

CREATE TABLE equity_groups AS
SELECT c.paired_groups, c.largest_group, MIN(c.hand_points) AS hand_points
FROM categories AS c
GROUP BY c.paired_groups, c.largest_group;
