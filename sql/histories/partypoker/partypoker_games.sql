-- Adds the names of the games in partypoker hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of partypoker, and of programs that write its format
-- Engine: duckdb

INSERT INTO room_games
SELECT 'partypoker' AS format, g.name, g.game, NULL AS betting
FROM (
    VALUES
    ('texas hold''em', 'holdem'),
    ('texas holdem', 'holdem'),
    ('short deck', 'six-plus'),
    ('omaha', 'omaha'),
    ('omaha hi', 'omaha'),
    ('omaha hi-lo', 'omaha-hi-lo'),
    ('7 card stud', 'stud'),
    ('7 card stud hi-lo', 'stud-hi-lo')
) AS g (name, game);
