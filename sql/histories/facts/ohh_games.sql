-- The games of the Open Hand History standard
-- Grain: one row per game type
-- Columns:
--   game_type: the name of the game type in the standard
--   game: see games
-- Source: the Open Hand History standard, 1.4.7
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE ohh_games AS
FROM (
    VALUES
    ('Holdem', 'holdem'),
    ('Omaha', 'omaha'),
    ('OmahaHiLo', 'omaha-hi-lo'),
    ('Stud', 'stud'),
    ('StudHiLo', 'stud-hi-lo'),
    ('Draw', 'draw')
) AS g (game_type, game);
