-- Adds the names of the games in 888poker hands to game_names
-- Grain: one new row of game_names per name
-- Reads: game_names
-- Source: files of 888poker, formerly Pacific Poker and Cassava
-- Engine: duckdb

INSERT INTO game_names
SELECT 'pacific' AS format, g.name, g.game, NULL AS betting
FROM (
    VALUES
    ('holdem', 'holdem'),
    ('hold''em', 'holdem'),
    ('omaha', 'omaha'),
    ('omahahl', 'omaha-hi-lo'),
    ('omaha hi/lo', 'omaha-hi-lo')
) AS g (name, game);
