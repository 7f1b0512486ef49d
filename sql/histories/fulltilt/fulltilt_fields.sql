-- Adds the fields of Full Tilt hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of Full Tilt
-- Engine: duckdb

-- A first line may have the stakes before or after the game. After the local time it may have the time of New York.

INSERT INTO hand_fields
SELECT 'fulltilt' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^(Full Tilt Poker(?:\.fr)?) Game '),
    ('id', '^[^\n]*? Game #(\d+):'),
    ('tournament', '^[^\n]*\((\d+)\), '),
    ('time', '^[^\n]*[ \[](\d\d?:\d\d(?::\d\d)?) [A-Z]+ - '),
    ('day', '^[^\n]* [A-Z]+ - (\d{4}/\d\d?/\d\d?)'),
    ('day', '^[^\n]* [A-Z]+ - [A-Z][a-z]+, ([A-Z][a-z]+ \d\d?), \d{4}'),
    ('year', '^[^\n]* [A-Z]+ - [A-Z][a-z]+, [A-Z][a-z]+ \d\d?, (\d{4})'),
    ('date', '^[^\n]* \d\d?:\d\d(?::\d\d)? [A-Z]+ - (.)'),
    ('zone', '^[^\n]*[ \[]\d\d?:\d\d(?::\d\d)? ([A-Z]+) - '),
    ('table', '^[^\n]*\(\d+\), ([^\n]*?) - '),
    ('table', '^[^\n]*?: Table ([^\n]*?)(?: \([^()]*\))* - '),
    ('game', '^[^\n]* - (?:(?:[^ \n]+ )?(?i:cap) )?(?:No Limit|Pot Limit|Limit|NL|PL|FL) (5[- ]Card Stud|[^\n]+?) - '),
    ('betting', '^[^\n]* - (?:(?:[^ \n]+ )?(?i:cap) )?(No Limit|Pot Limit|Limit|NL|PL|FL) '),
    ('small', '^[^\n]*? - [^\w\n]{0,2}([\d.,]+)/[^\w\n]{0,2}[\d.,]+[ -]'),
    ('big', '^[^\n]*? - [^\w\n]{0,2}[\d.,]+/[^\w\n]{0,2}([\d.,]+)[ -]'),
    ('cap', '^[^\n]* - [^\w\n]{0,2}([\d.,]+) (?i:cap) '),
    ('currency', '^[^\n]*? - ([$€£])[\d.,]+/'),
    ('match', '^[^\n]*\(\d+\), (Match \d+) '),
    ('tournament_name', '^[^\n]*? Game #\d+: ([^\n]*) \(\d+\), '),
    ('buy_in', '^[^\n]*? Game #\d+: [^\w\n]?(\d[\d.,]*) \+ [^\n]*\(\d+\), '),
    ('fee', '^[^\n]*? Game #\d+: [^\w\n]?\d[\d.,]* \+ [^\w\n]?(\d[\d.,]*) [^\n]*\(\d+\), '),
    ('buy_in_currency', '^[^\n]*? Game #\d+: ([^\w\n])\d[\d.,]* \+ [^\n]*\(\d+\), '),
    ('speed', '^[^\n]*?\b((?:Super )?Turbo)\b[^\n]*\(\d+\), ')
) AS f (field, pattern);
