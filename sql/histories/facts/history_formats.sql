-- The formats of hand histories that can be loaded
-- Grain: one row per format
-- Columns:
--   format_no: if several formats match the first line of a hand, the format with the lowest format_no counts
--   format: the name of the format
--   description: the standard that defines the format, or the programs that write it
--   first_line: a regular expression for the first line of a hand; NULL if the format is TOML, JSON or XML
--   inner_line: a regular expression for the start of a hand within a line; NULL if hands start only at line starts
--   opening: the template for the words before the action in a player's line; line_templates explains templates
--   example: a correct first line
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE history_formats AS
FROM (
    VALUES
    (1, 'phh', 'the PHH standard, Poker Hand History: .phh and .phhs', NULL, NULL, NULL, NULL),
    (2, 'ohh', 'the Open Hand History standard 1.4.7: .ohh, JSON', NULL, NULL, NULL, NULL),
    (3, 'ipoker', 'iPoker, and programs that write its format: XML', NULL, NULL, NULL, NULL),
    (4, 'merge', 'the Merge network: XML', NULL, NULL, NULL, NULL),
    (
        20,
        'winamax',
        'Winamax: English text',
        '^\s*Winamax Poker - .* HandId: #[\d-]+ - ',
        'Winamax Poker - .{1,120} HandId: #[\d-]+ - ',
        '{player} ',
        'Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (1€/2€) - 2020/12/31 23:59:59 UTC'
    ),
    (
        30,
        'fulltilt',
        'Full Tilt: English text',
        '^\s*Full ?Tilt ?Poker(?:\.fr)? Game #\d+:',
        'Full ?Tilt ?Poker(?:\.fr)? Game #\d+:',
        '{player} ',
        'Full Tilt Poker Game #1: Table Hill (6 max) - $1/$2 - No Limit Hold''em - 23:59:59 ET - 2020/12/31'
    ),
    (
        50,
        'bovada',
        'Bovada, Bodog and Ignition: English text',
        '^\s*(?:Ignition|Bovada|Joe Fortune|Bodog[A-Za-z0-9. ]{0,7}) Hand #C?\d+',
        '(?:Ignition|Bovada|Joe Fortune|Bodog[A-Za-z0-9. ]{0,7}) Hand #C?\d+',
        '{player} : ',
        'Bovada Hand #1 TBL#1 HOLDEM No Limit - 2020-12-31 23:59:59'
    ),
    (
        100,
        'pokerstars',
        'PokerStars, and programs that write its format: English text',
        '^\s*[A-Za-z][A-Za-z ]* (?i:hand|game) ?#[A-Za-z]*\d+:|^\s*PokerStars\b.{0,20}(?:#\d*(?:[^,\d]|$)|n[°º.])',
        '(?:PokerStars|CoinPoker|Poker)[A-Za-z ]{0,16} #[A-Za-z]*\d+:',
        '{player}: ',
        'PokerStars Hand #1: Hold''em No Limit ($1/$2 USD) - 2020/12/31 23:59:59 ET'
    ),
    (
        170,
        'wpn_old',
        'Winning Poker Network until 2019: English text',
        '^\s*Game started at: \d',
        'Game started at: \d{4}/',
        'Player {player} ',
        'Game started at: 2018/12/31 23:59:59'
    ),
    (
        171,
        'wpn',
        'Winning Poker Network since 2019: English text',
        '^\s*(?:Game )?Hand #\d+ - ',
        '(?:Game )?Hand #\d+ - [^-]+\((?:No|Pot|Fixed|All-in or Fold) Limit\)',
        '{player} ',
        'Hand #1 - Holdem(No Limit) - $1.00/$2.00 - 2020/12/31 23:59:59 UTC'
    ),
    (
        210,
        'pacific',
        '888poker, formerly Pacific Poker and Cassava: English text, cards in several languages',
        '^[\s\x{a0}\x{fffd}]*\*{4,5} \w[^*]* Hand History for Game \d+ \*',
        NULL,
        '{player} ',
        '***** 888poker Hand History for Game 1 *****'
    ),
    (
        220,
        'partypoker',
        'partypoker, and programs that write its format: English text',
        '^[\s\x{a0}\x{fffd}]*\*{5} Hand History [Ff]or Game \w+ \*{5}',
        NULL,
        '{player} ',
        '***** Hand History for Game 1 *****'
    ),
    (
        230,
        'pokernow',
        'PokerNow: the log of a game, CSV',
        '^\s*-- starting hand #\d+ ',
        NULL,
        '"{player}" ',
        '-- starting hand #1 (id: a1)  No Limit Texas Hold''em (dealer: "Ann @ b2") --'
    ),
    (
        240,
        'pokerth',
        'PokerTH: the log, an SQLite database .pdb, or its lines as text',
        '^## PokerTH \S+ \| Game: \S+ \| Hand: ',
        NULL,
        '{player}: ',
        '## PokerTH 1.1.2 | Game: 1-1 | Hand: 1-1-1 | No Limit Hold''em 10/20 | 2020-12-31 23:59:59 ##'
    )
) AS f (format_no, format, description, first_line, inner_line, opening, example);
