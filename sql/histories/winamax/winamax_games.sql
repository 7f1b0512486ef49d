-- Adds the names of the games in Winamax hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of Winamax
-- Engine: duckdb

INSERT INTO room_games
SELECT 'winamax' AS format, g.name, g.game, NULL AS betting
FROM (
    VALUES
    ('holdem', 'holdem'),
    ('omaha', 'omaha'),
    ('omaha hi/lo', 'omaha-hi-lo'),
    ('omaha8', 'omaha-hi-lo'),
    ('5 card omaha', 'omaha-5'),
    ('omaha5', 'omaha-5'),
    ('5 card omaha hi/lo', 'omaha-5-hi-lo'),
    ('7-card stud', 'stud'),
    ('7stud', 'stud'),
    ('7-card stud hi/lo', 'stud-hi-lo'),
    ('7stud8', 'stud-hi-lo'),
    ('razz', 'razz'),
    ('2-7 triple draw', 'triple-draw'),
    ('lowball27', 'triple-draw')
) AS g (name, game);
