-- Adds the names of the games in PokerStars hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of PokerStars; short deck and names that include the betting are from CoinPoker and GGPoker
-- Engine: duckdb

INSERT INTO room_games
SELECT 'pokerstars' AS format, g.name, g.game, g.betting
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
    ('omaha5', 'omaha-5', NULL),
    ('omaha6', 'omaha-6', NULL),
    ('plo', 'omaha', 'pot limit'),
    ('plo 4', 'omaha', 'pot limit'),
    ('plo 5', 'omaha-5', 'pot limit'),
    ('plo 6', 'omaha-6', 'pot limit'),
    ('plo-5', 'omaha-5', 'pot limit'),
    ('plo-6', 'omaha-6', 'pot limit'),
    ('shortdeck', 'six-plus', NULL)
) AS g (name, game, betting);
