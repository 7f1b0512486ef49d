-- Adds the game of PokerTH to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: the lines that sql/engines/sqlite/histories/pokerth_log.sql writes
-- Engine: duckdb

INSERT INTO room_games VALUES ('pokerth', 'hold''em', 'holdem', NULL);
