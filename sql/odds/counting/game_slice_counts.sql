-- The number of deals in each category, counted slice by slice
-- Grain: one row per slice, set of rules and category
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS game_slice_counts;

CREATE TABLE game_slice_counts (
    own_cards INTEGER NOT NULL,
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    deals BIGINT NOT NULL
);
