-- What PokerStars calls the games
-- Grain: one row per name
-- Columns:
--   name: how the game's name ends in the first line of a hand, in lower case
--   game: see games
-- Reads: nothing
-- Source: files of PokerStars
-- Engine: duckdb

DROP TABLE IF EXISTS temp.pokerstars_games;

CREATE TEMPORARY TABLE pokerstars_games AS
FROM (
    VALUES
    ('hold''em', 'holdem'),
    ('6+ hold''em', 'six-plus'),
    ('omaha', 'omaha'),
    ('omaha hi/lo', 'omaha-hi-lo'),
    ('5 card omaha', 'omaha-5'),
    ('5 card omaha hi/lo', 'omaha-5-hi-lo'),
    ('6 card omaha', 'omaha-6'),
    ('courchevel', 'courchevel'),
    ('courchevel hi/lo', 'courchevel-hi-lo'),
    ('7 card stud', 'stud'),
    ('7 card stud hi/lo', 'stud-hi-lo'),
    ('razz', 'razz'),
    ('5 card draw', 'draw'),
    ('single draw 2-7 lowball', 'single-draw'),
    ('triple draw 2-7 lowball', 'triple-draw'),
    ('badugi', 'badugi')
) AS g (name, game);
