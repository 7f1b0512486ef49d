-- How many deals of each slice are in each category
-- Grain: one row per slice, set of rules and category
-- Engine: duckdb
-- Access: internal

-- deals is negative where a flush or straight flush makes deals better than they are without it.

DROP TABLE IF EXISTS game_slice_counts;

CREATE TABLE game_slice_counts (
    own_cards INTEGER NOT NULL,
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    deals BIGINT NOT NULL
);
