-- Adds the names of the games in 888poker hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of 888poker, formerly Pacific Poker and Cassava
-- Engine: duckdb

INSERT INTO room_games
SELECT 'pacific' AS format, g.name, g.game, NULL AS betting
FROM (
    VALUES
    ('holdem', 'holdem'),
    ('hold''em', 'holdem'),
    ('omaha', 'omaha'),
    ('omahahl', 'omaha-hi-lo'),
    ('omaha hi/lo', 'omaha-hi-lo')
) AS g (name, game);
