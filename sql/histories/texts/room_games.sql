-- The names of the games in text formats
-- Grain: one row per format and name
-- Columns:
--   format: see history_formats
--   name: the game's name in lower case, or only its end if betting is NULL; the longest match is used
--   game: see games; if games lacks the game, a made-up name, which keeps shorter names from matching
--   betting: no limit, pot limit or fixed limit; NULL if name does not include the betting
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE room_games (
    format VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    betting VARCHAR
);
