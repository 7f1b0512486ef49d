-- The number of ordered deals of each mix: n_1 hands of the first wanted category, then n_2 hands of the second, ...
-- Grain: one row per mix that was counted
-- Access: internal

-- sql/studies/together/count.sql fills this table. ways does not depend on the number of players.

DROP TABLE IF EXISTS mix_counts;

CREATE TABLE mix_counts (
    mix BIGINT NOT NULL,
    ways DECIMAL(38, 0) NOT NULL
);
