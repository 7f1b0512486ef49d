-- The stacks of the players of your tournaments; you INSERT the rows, and loading keeps them
-- Grain: one row per player of a tournament
-- Columns:
--   tournament: a name or number of the tournament
--   player: the player's name, which no other player of the tournament has
--   chips: the player's chips
-- Source: the user

CREATE TABLE IF NOT EXISTS icm_stacks (
    tournament TEXT NOT NULL,
    player TEXT NOT NULL,
    chips BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);
