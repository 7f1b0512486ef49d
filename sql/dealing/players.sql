-- The names of players; a player without a row is called Player 1, Player 2, ...
-- Grain: one row per named player; loading and unloading keep the rows
-- Columns:
--   player_id: the seat, from 1
--   player: the name

CREATE TABLE IF NOT EXISTS players (
    player_id BIGINT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL
);
