-- The names of the games in PokerStars hands
-- Grain: one row per name
-- Columns:
--   name: the last words of the game's name in the first line of a hand, in lower case
--   game: see games
--   betting: no limit, pot limit or fixed limit; NULL if name does not include the betting
-- Source: files of PokerStars; the names that include the betting are from files of CoinPoker
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE pokerstars_games AS
FROM (
    VALUES
    ('hold''em', 'holdem', NULL),
    ('6+ hold''em', 'six-plus', NULL),
    ('omaha', 'omaha', NULL),
    ('omaha hi/lo', 'omaha-hi-lo', NULL),
    ('5 card omaha', 'omaha-5', NULL),
    ('5 card omaha hi/lo', 'omaha-5-hi-lo', NULL),
    ('6 card omaha', 'omaha-6', NULL),
    ('courchevel', 'courchevel', NULL),
    ('courchevel hi/lo', 'courchevel-hi-lo', NULL),
    ('7 card stud', 'stud', NULL),
    ('7 card stud hi/lo', 'stud-hi-lo', NULL),
    ('razz', 'razz', NULL),
    ('5 card draw', 'draw', NULL),
    ('single draw 2-7 lowball', 'single-draw', NULL),
    ('triple draw 2-7 lowball', 'triple-draw', NULL),
    ('badugi', 'badugi', NULL),
    ('nlh', 'holdem', 'no limit'),
    ('plo', 'omaha', 'pot limit')
) AS g (name, game, betting);
