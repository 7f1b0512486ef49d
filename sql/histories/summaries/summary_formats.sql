-- The formats of summaries of tournaments
-- Grain: one row per format
-- Columns:
--   format: the name of the format
--   hand_format: the format of the room's hands, see history_formats; room_games has the names of its games
--   site: the room, if its summaries do not name it; else NULL
--   tells_bounties: TRUE if a summary without bounties of its owner means that the owner won none
--   first_line: a regular expression for the first line of a summary
--   row_start: the text that begins each player's row, if one line may have several rows; else NULL
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE summary_formats AS
FROM (
    VALUES
    ( -- Sample Room is the made-up room of the sample hands.
        'pokerstars summary',
        'pokerstars',
        NULL,
        FALSE,
        '^\W*(?:PokerStars|Run It Once Poker|Full Tilt|Sample Room)\b[\w .]* Tournament #\d+, ',
        NULL
    ),
    ('ggpoker summary', 'pokerstars', 'GGPoker', TRUE, '^\W*Tournament #\d+, .+, [^,]*\w\W*$', NULL),
    ('fulltilt summary', 'fulltilt', NULL, TRUE, '^\s*Full ?Tilt ?Poker(?:\.fr)? Tournament Summary ', NULL),
    ('winamax summary', 'winamax', NULL, TRUE, '^\s*Winamax Poker - Tournament summary : ', NULL),
    (
        'winamax page',
        'winamax',
        NULL,
        FALSE,
        '^\s*<link rel="canonical" href="https?://www\.winamax\.fr/poker/tournament\.php\?ID=\d+" ?/>',
        '<tr>'
    ),
    ('pacific summary', 'pacific', NULL, FALSE, '^[\s\x{a0}\x{fffd}]*\*{4,5} \w[^*]* Tournament Summary \*', NULL)
) AS f (format, hand_format, site, tells_bounties, first_line, row_start);
