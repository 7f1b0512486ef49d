-- The names of players; without a row here they are Player 1, Player 2, ...
-- Grain: one row per named player; yours: loading and unloading leave it as it is
-- Columns:
--   player_id: the seat, from 1
--   player: the name
-- Source: the XQuery article names its players this way

CREATE TABLE IF NOT EXISTS players (
    player_id BIGINT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL
);
