-- The names of the games in text formats
-- Grain: one row per format and name
-- Columns:
--   format: see history_formats
--   name: the end of the game's name in lower case, with betting the whole name; the longest match is used
--   game: see games; a made-up name if games lacks the game, so that no shorter name matches
--   betting: no limit, pot limit or fixed limit; NULL if name does not include the betting
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE room_games (
    format VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    betting VARCHAR
);
