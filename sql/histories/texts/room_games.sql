-- The names of the games in text formats
-- Grain: one row per format and name
-- Columns:
--   format: see history_formats
--   name: the last words of the game's name, in lower case; with betting the whole name. The longest match counts.
--   game: see games; any other name if the game is not there, so that a shorter name does not match
--   betting: no limit, pot limit or fixed limit; NULL if name does not include the betting
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE room_games (
    format VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    betting VARCHAR
);
