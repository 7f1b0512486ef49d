-- Adds the names of the games in Bovada, Bodog and Ignition hands to game_names
-- Grain: one new row of game_names per name
-- Reads: game_names
-- Source: files of Bovada, Bodog and Ignition
-- Engine: duckdb

INSERT INTO game_names
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
