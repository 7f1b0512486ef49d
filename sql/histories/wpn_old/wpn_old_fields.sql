-- Adds the fields of Winning Poker Network hands until 2019 to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of Winning Poker Network
-- Engine: duckdb

-- A tournament has no number, only a name before its table. The files do not write the currency.
INSERT INTO hand_fields
SELECT 'wpn_old' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '(?m)^(Winning Poker Network) Game ID: \d'),
    ('id', '(?m)^Winning Poker Network Game ID: (\d+) '),
    ('tournament', '(?m)^Winning Poker Network Game ID: \d+ [\d.,K]+/[\d.,K]+ (.+), Table \d+ \('),
    ('time', '^Game started at: (\d{4}/\d\d?/\d\d? \d\d?:\d\d?:\d\d?)$'),
    ('time', '^Game started at: (\d{4}/\d\d?/\d\d? \d\d?:\d\d?:\d\d?)\n'),
    ('date', '^Game started at: (.)'),
    ('table', '(?m)^Winning Poker Network Game ID: .*, Table (\d+) \('),
    ('table', '(?m)^Winning Poker Network Game ID: \d+ [\d.,K]+/[\d.,K]+ (.+) \([^()]*\)(?: \d+-max)?$'),
    ('button', '(?m)^Seat (\d+) is the button$'),
    ('game', '(?m)^Winning Poker Network Game ID: .*\(([^()]*)\)(?: \d+-max)?$'),
    ('small', '(?m)^Winning Poker Network Game ID: \d+ ([\d.,K]+)/'),
    ('big', '(?m)^Winning Poker Network Game ID: \d+ [\d.,K]+/([\d.,K]+) '),
    ('stacks', '(.)')
) AS f (field, pattern);
