-- The hands in XML formats
-- Grain: one row per hand
-- Columns:
--   hand_no: see hand_lines
--   site: see hands
--   site_hand_id: see hands
--   tournament: see hands
--   tournament_name: see hands
--   buy_in: the buy-in, as the file writes it: the part for the prize pool and the fee, joined by +
--   own_player: the player whose program wrote the file
--   own_place: the place of this player in the tournament
--   own_prize: the prize of this player, as the file writes it
--   time: the time when the hand began, as the file writes it
--   time_zone: see hands
--   table_name: see hands
--   game_name: the game, as the file names it
--   game: see games
--   betting: see hands
--   stake_1: the small blind, or in fixed-limit games the small bet; NULL if the file does not give it
--   stake_2: the big blind, or in fixed-limit games the big bet; NULL if the file does not give it
--   currency: see hands
--   button_seat: see hands
--   with_returned: see written_hands
--   cancelled: TRUE if the file says that the hand was cancelled
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE xml_hands (
    hand_no BIGINT NOT NULL,
    site VARCHAR NOT NULL,
    site_hand_id VARCHAR,
    tournament VARCHAR,
    tournament_name VARCHAR,
    buy_in VARCHAR,
    own_player VARCHAR,
    own_place INTEGER,
    own_prize VARCHAR,
    time VARCHAR,
    time_zone VARCHAR,
    table_name VARCHAR,
    game_name VARCHAR,
    game VARCHAR,
    betting VARCHAR,
    stake_1 DECIMAL(18, 4),
    stake_2 DECIMAL(18, 4),
    currency VARCHAR,
    button_seat INTEGER,
    with_returned BOOLEAN,
    cancelled BOOLEAN NOT NULL DEFAULT FALSE
);
