-- The names of the games in XML formats
-- Grain: one row per format, name and cards
-- Columns:
--   format: see history_formats
--   name: the game's name in lower case, or its number in mixed games; '' if files name only the betting
--   cards: the number of cards dealt to each player of the game; NULL if name alone determines the game
--   game: see games
-- Source: files of the rooms
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE xml_games AS
FROM (
    VALUES
    ('ipoker', 'holdem', 2, 'holdem'),
    ('ipoker', 'hold''em', 2, 'holdem'),
    ('ipoker', 'texas holdem', 2, 'holdem'),
    ('ipoker', 'texas hold''em', 2, 'holdem'),
    ('ipoker', 'speed holdem', 2, 'holdem'),
    ('ipoker', 'six plus holdem', 2, 'six-plus'),
    ('ipoker', 'omaha', 4, 'omaha'),
    ('ipoker', 'omaha', 5, 'omaha-5'),
    ('ipoker', 'omaha', 6, 'omaha-6'),
    ('ipoker', '5 card omaha', 5, 'omaha-5'),
    ('ipoker', 'five card omaha', 5, 'omaha-5'),
    ('ipoker', '6 card omaha', 6, 'omaha-6'),
    ('ipoker', 'six card omaha', 6, 'omaha-6'),
    ('ipoker', 'omaha hi-lo', 4, 'omaha-hi-lo'),
    ('ipoker', 'omaha hi-lo', 5, 'omaha-5-hi-lo'),
    ('ipoker', '5 card omaha hi-lo', 5, 'omaha-5-hi-lo'),
    ('ipoker', '', 5, 'omaha-5'),
    ('ipoker', '', 6, 'omaha-6'),
    ('ipoker', '7 card stud', NULL, 'stud'),
    ('ipoker', '7 card stud hi-lo', NULL, 'stud-hi-lo'),
    ('merge', 'holdem', NULL, 'holdem'),
    ('merge', 'omaha', NULL, 'omaha'),
    ('merge', 'omaha h/l8', NULL, 'omaha-hi-lo'),
    ('merge', '5-card omaha', NULL, 'omaha-5'),
    ('merge', '5-card omaha h/l8', NULL, 'omaha-5-hi-lo'),
    ('merge', '7-stud', NULL, 'stud'),
    ('merge', '7-stud h/l8', NULL, 'stud-hi-lo'),
    ('merge', 'razz', NULL, 'razz'),
    ('merge', '5-draw', NULL, 'draw'),
    ('merge', '2-7 lowball', NULL, 'triple-draw'),
    ('merge', 'badugi', NULL, 'badugi'),
    ('merge', '2', NULL, 'holdem'),
    ('merge', '23', NULL, 'holdem'),
    ('merge', '9', NULL, 'omaha'),
    ('merge', '25', NULL, 'omaha'),
    ('merge', '35', NULL, 'omaha-hi-lo'),
    ('merge', '37', NULL, 'omaha-hi-lo'),
    ('merge', '43', NULL, 'stud-hi-lo'),
    ('merge', '47', NULL, 'razz'),
    ('merge', '67', NULL, 'triple-draw')
) AS g (format, name, cards, game);
