-- Adds the fields of PokerStars hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of PokerStars, and of programs that write its format
-- Engine: duckdb

INSERT INTO hand_fields
SELECT 'pokerstars' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^([A-Za-z][A-Za-z ]*?) (?i:zoom |rush |home )?(?i:hand|game) ?#[A-Za-z]*\d+:'),
    ('id', '^[A-Za-z][A-Za-z ]* (?i:hand|game) ?#([A-Za-z]*\d+):'),
    ('tournament', '^.*?(?i:tournament) #(\d+)'),
    ('time', '^.*\b(\d{4}/\d\d?/\d\d? (?:- )?\d\d?:\d\d?(?::\d\d?)?)'),
    ('date', '^.*?\b(\d{4}/\d)'),
    ('zone', '^.*\b\d{4}/\d\d?/\d\d? (?:- )?[\d:]+\s*\(?([A-Z]{2,4})'),
    ('table', '(?m)^Table (?:ID )?''(.*)'''),
    ('button', '(?m)^Table (?:ID )?''.*Seat #(\d+)'),
    ('game', '^.*?#\w+: *([A-Z][A-Z0-9-]+(?: \d)?)(?: BombPot)? \([^A-Za-z\n]*\d'),
    ('game', '(?i)^(?:.*?[(:,])?([^(:,\n]+?) (?:no limit|pot limit|fixed limit|limit)\b'),
    ('betting', '(?i)^(?:.*?[(:,])?[^(:,\n]+? (no limit|pot limit|fixed limit|limit)\b'),
    ('small', '^.*?[(,] ?[^\d(,\n]*?([\d.,]+)/\D*?[\d.,]+'),
    ('big', '^.*?[(,] ?[^\d(,\n]*?[\d.,]+/\D*?([\d.,]+)'),
    ('big', '^.*?(?i:button blind)[^\d\n]*([\d.,]+)'),
    ('big', '^[^(\n]*?\([^\d/\n]{0,4}([\d.,]+)\)'),
    ('cap', '^[^\n]*? ([^ \n]*\d) ?(?i:cap)\b'),
    ('currency', '^.*?\b(USD|EUR|GBP|CAD|CNY|INR|AUD|SEK)\b'),
    ('currency', '^.*?([$€£¥₮])'),
    ('buy_in', '(?i)^.*?tournament #\d+, [^\d\n]{0,2}(\d[\d.,]*)\+'),
    ('buy_in', '(?i)^.*?tournament #\d+, (\d[\d.,]*) (?:SC|FPP)\b'),
    ('bounty_part', '(?i)^.*?tournament #\d+, [^\d\n]{0,2}\d[\d.,]*\+[^\d\n]{0,2}(\d[\d.,]*)\+'),
    ('fee', '(?i)^.*?tournament #\d+, (?:[^\d\n+]{0,2}\d[\d.,]*\+)+[^\d\n]{0,2}(\d[\d.,]*) '),
    ('free', '(?i)^.*?tournament #\d+, (freeroll)\b'),
    ('buy_in_currency', '(?i)^.*?tournament #\d+, [^ \n]*\d (?-i)([A-Z]{2,3}) '),
    ('buy_in_currency', '(?i)^.*?tournament #\d+, ([^\d\s\w])\d[\d.]*\+'),
    (
        'tournament_name',
        '^Poker Hand #\w+: Tournament #\d+, (.+?) +(?:Hold''em|Omaha|PLO|Short ?[Dd]eck|\w+) (?:No|Pot|Fixed) Limit +- '
    )
) AS f (field, pattern);
