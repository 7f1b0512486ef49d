-- Adds the names of the games in Bovada, Bodog and Ignition hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of Bovada, Bodog and Ignition
-- Engine: duckdb

INSERT INTO room_games
SELECT 'bovada' AS format, g.name, g.game, g.betting
FROM (
    VALUES
    ('holdem', 'holdem', NULL),
    ('omaha', 'omaha', NULL),
    ('omaha hilo', 'omaha-hi-lo', NULL),
    ('omaha_hl', 'omaha-hi-lo', NULL),
    ('5card omaha', 'omaha-5', NULL),
    ('7card', 'stud', NULL),
    ('7card hilo', 'stud-hi-lo', NULL),
    ('7card_hl', 'stud-hi-lo', NULL),
    ('holdem tournament', 'holdem', 'no limit'),
    ('omaha tournament', 'omaha', 'pot limit'),
    ('omaha hilo tournament', 'omaha-hi-lo', 'pot limit'),
    ('omaha_hl tournament', 'omaha-hi-lo', 'pot limit')
) AS g (name, game, betting);
