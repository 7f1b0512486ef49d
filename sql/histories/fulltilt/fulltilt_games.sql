-- Adds the names of the games in Full Tilt hands to room_games
-- Grain: one new row of room_games per name
-- Reads: room_games
-- Source: files of Full Tilt
-- Engine: duckdb

-- pokersql lacks Full Tilt's games Irish, 5 Card Stud and A-5 Triple Draw.

INSERT INTO room_games
SELECT 'fulltilt' AS format, g.name, g.game, NULL AS betting
FROM (
    VALUES
    ('hold''em', 'holdem'),
    ('omaha', 'omaha'),
    ('omaha hi', 'omaha'),
    ('omaha h/l', 'omaha-hi-lo'),
    ('omaha hi/lo', 'omaha-hi-lo'),
    ('5 card omaha hi', 'omaha-5'),
    ('5 card omaha', 'omaha-5'),
    ('5 card omaha h/l', 'omaha-5-hi-lo'),
    ('6 card omaha hi', 'omaha-6'),
    ('6 card omaha', 'omaha-6'),
    ('courchevel hi', 'courchevel'),
    ('courchevel h/l', 'courchevel-hi-lo'),
    ('stud hi', 'stud'),
    ('7 card stud', 'stud'),
    ('stud h/l', 'stud-hi-lo'),
    ('7 card stud hi/lo', 'stud-hi-lo'),
    ('razz', 'razz'),
    ('5 card draw', 'draw'),
    ('2-7 single draw', 'single-draw'),
    ('2-7 triple draw', 'triple-draw'),
    ('badugi', 'badugi')
) AS g (name, game);
