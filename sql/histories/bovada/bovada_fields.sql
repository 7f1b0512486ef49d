-- Adds the fields of Bovada, Bodog and Ignition hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of Bovada, Bodog and Ignition
-- Engine: duckdb

-- Tournaments called Normal or Turbo do not write their betting, see bovada_games. Most cash games do not write their
-- stakes; then the posts give the blinds.
INSERT INTO hand_fields
SELECT 'bovada' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^((?:Ignition|Bovada|Joe Fortune|Bodog)[^#\n]*?) Hand #'),
    ('id', '^[^#\n]* Hand #C?(\d+)'),
    ('tournament', '^[^\n]*Tournament #(?:M-)?(\d+)'),
    ('time', '^[^\n]* - (\d{4}-\d\d?-\d\d? \d\d?:\d\d?:\d\d?)(?: |\n|$)'),
    ('date', '^[^\n]* - (\d{4}-\d)'),
    ('zone', '^[^\n]* - \d{4}-\d\d?-\d\d? [\d:]+ ([A-Z]{2,4})'),
    ('table', '^[^\n]*TBL#(\d+)'),
    ('table', '^[^\n]*(Zone Poker ID#\d+)'),
    ('game', '^[^\n]*?\b((?:HOLDEM|OMAHA)(?: HiLo|_HL)? Tournament) #\S+ TBL\S+ (?:[\w ]*(?:Normal|Turbo) ?)?- Level'),
    ('game', '^[^\n]*?\b((?:5CARD )?(?:HOLDEM|OMAHA|7CARD)(?: HiLo|_HL)?)(?:ZonePoker)? '),
    ('betting', '^[^\n]*\b(No Limit|Pot Limit|Fixed Limit)'),
    ('small', '^[^\n]*Level \d+ \(([\d.,]+)/'),
    ('big', '^[^\n]*Level \d+ \([\d.,]+/([\d.,]+)\)'),
    ('small', '(?m)^Table Info: .*Stakes: ([^\s\d]?[\d.,]+\d)-'),
    ('big', '(?m)^Table Info: .*Stakes: [^\s\d]?[\d.,]+-([^\s\d]?[\d.,]+\d),'),
    ('stacks', '(.)'),
    ('buy_in', '(?m)^Table Info: .*\bBuyin: [^\d\n]?(\d[\d.,]*)'),
    ('fee', '(?m)^Table Info: .*\bBuyin: [^\d\n]?\d[\d.,]*\+[^\d\n]?(\d[\d.,]*\d)'),
    ('buy_in_currency', '(?m)^Table Info: .*\bBuyin: ([$€£])'),
    ('speed', '^[^\n]*Tournament #\S+ TBL#\d+, (\w*Turbo|Normal)- ')
) AS f (field, pattern);
