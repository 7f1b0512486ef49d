-- Adds the names of the games in Winning Poker Network hands until 2019 to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of Winning Poker Network
-- Engine: duckdb

INSERT INTO room_games
SELECT 'wpn_old' AS format, g.name, g.game, g.betting
FROM (
    VALUES
    ('hold''em', 'holdem', 'no limit'),
    ('six plus hold''em', 'six-plus', 'no limit'),
    ('omaha', 'omaha', 'pot limit'),
    ('omaha hilow', 'omaha-hi-lo', 'pot limit'),
    ('5card omaha', 'omaha-5', 'pot limit'),
    ('5card omaha h/l', 'omaha-5-hi-lo', 'pot limit'),
    ('seven cards stud', 'stud', 'fixed limit'),
    ('seven cards stud hilow', 'stud-hi-lo', 'fixed limit')
) AS g (name, game, betting);
