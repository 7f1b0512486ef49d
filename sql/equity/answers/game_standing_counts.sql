-- The rows of standing_counts, under an older name
-- Grain: one row per group of the second player's hands; grouped_by and name identify the group
-- Reads: standing_counts
-- Engine: duckdb

CREATE OR REPLACE VIEW game_standing_counts AS
SELECT s.grouped_by, s.name, s.hands, s.ahead, s.level, s.behind, s.chance_ahead, s.place FROM standing_counts AS s;
