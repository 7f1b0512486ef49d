-- The rows of standing_counts, under an older name
-- Grain: one row per grouped_by and name, a group of the second player's hands
-- Reads: standing_counts
-- Engine: duckdb

CREATE OR REPLACE VIEW game_standing_counts AS
SELECT s.grouped_by, s.name, s.hands, s.ahead, s.level, s.behind, s.chance_ahead, s.place FROM standing_counts AS s;
