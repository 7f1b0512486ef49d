-- Adds the names of the games in PokerNow hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: logs of PokerNow
-- Engine: duckdb

INSERT INTO room_games
SELECT 'pokernow' AS format, g.name, g.game, g.betting
FROM (
    VALUES
    ('texas hold''em', 'holdem', NULL),
    ('omaha hi', 'omaha', NULL),
    ('omaha hi/lo', 'omaha-hi-lo', NULL),
    ('omaha 5 hi', 'omaha-5', NULL),
    ('omaha 5 hi/lo', 'omaha-5-hi-lo', NULL)
) AS g (name, game, betting);
