-- Adds the names of the games in Winning Poker Network hands since 2019 to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of Winning Poker Network
-- Engine: duckdb

INSERT INTO room_games
SELECT 'wpn' AS format, g.name, g.game, g.betting
FROM (
    VALUES
    ('holdem', 'holdem', NULL),
    ('6+ holdem', 'six-plus', NULL),
    ('omaha', 'omaha', NULL),
    ('omaha h/l', 'omaha-hi-lo', NULL),
    ('5card omaha', 'omaha-5', NULL),
    ('5card omaha h/l', 'omaha-5-hi-lo', NULL),
    ('6card omaha', 'omaha-6', NULL),
    ('7stud', 'stud', NULL),
    ('7stud h/l', 'stud-hi-lo', NULL)
) AS g (name, game, betting);
