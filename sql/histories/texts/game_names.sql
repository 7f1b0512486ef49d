-- The names of the games in text formats
-- Grain: one row per format and name
-- Columns:
--   format: see history_formats
--   name: the last words of the game's name, in lower case; of several matching names the longest counts
--   game: see games
--   betting: no limit, pot limit or fixed limit; NULL if name does not include the betting
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE game_names (
    format VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    betting VARCHAR
);
