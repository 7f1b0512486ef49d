-- How the second player's hands stand now, under the name of the games without ranges: standing_counts
-- Grain: one row per grouping and group
-- Columns:
--   grouped_by: category, class or total
--   name: the category, the starting hand, or the first player's hand in words
--   hands: how many hands of the second player are in the group
--   ahead: how many of them are ahead
--   level: how many are equal
--   behind: how many are behind
--   chance_ahead: the weight of the hands ahead / the weight of the group
--   place: orders the groups of a grouping, 1 first: the best category, the class with the most hands ahead
-- Reads: standing_counts
-- Engine: duckdb

DROP VIEW IF EXISTS game_standing_counts;

CREATE VIEW game_standing_counts AS
SELECT s.grouped_by, s.name, s.hands, s.ahead, s.level, s.behind, s.chance_ahead, s.place FROM standing_counts AS s;
