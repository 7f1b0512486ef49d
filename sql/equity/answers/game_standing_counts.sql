-- The rows of standing_counts, under the name for games without ranges
-- Grain: one row per grouping and group
-- Reads: standing_counts
-- Engine: duckdb

CREATE OR REPLACE VIEW game_standing_counts AS
SELECT s.grouped_by, s.name, s.hands, s.ahead, s.level, s.behind, s.chance_ahead, s.place FROM standing_counts AS s;
