-- The number of ordered deals of n hands that are a mix: first n_1 hands of the first wanted category, and so on
-- Grain: one row per mix that was counted
-- Access: internal

-- sql/studies/together/count.sql fills it. ways is the same for any number of players.

DROP TABLE IF EXISTS mix_counts;

CREATE TABLE mix_counts (
    mix BIGINT NOT NULL,
    ways DECIMAL(38, 0) NOT NULL
);
