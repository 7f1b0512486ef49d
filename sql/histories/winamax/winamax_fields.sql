-- Adds the fields of Winamax hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of Winamax
-- Engine: duckdb

INSERT INTO hand_fields
SELECT 'winamax' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^(Winamax) Poker - '),
    ('id', '^[^\n]* HandId: #([\d-]+) - '),
    ('tournament', '(?m)^Table:? ''.*\((\d+)\)#\d+'''),
    ('tournament', '^Winamax Poker - Tournament "(.*)" '),
    ('time', '^[^\n]* - (\d{4}/\d\d?/\d\d? \d\d?:\d\d:\d\d)'),
    ('date', '^[^\n]* - (\d{4}/\d)'),
    ('zone', '^[^\n]* - \d{4}/\d\d?/\d\d? [\d:]+ ([A-Z]{2,4})'),
    ('table', '(?m)^Table:? ''(.*)'''),
    ('button', '(?m)^Table:? ''.*'' .*Seat #([1-9]\d*)'),
    ('game', '^[^\n]* HandId: #[\d-]+ - (.*?) (?:no|pot|fixed) limit \('),
    ('betting', '^[^\n]* HandId: #[\d-]+ - .*? ((?:no|pot|fixed) limit) \('),
    ('small', '^[^\n]* limit \((?:[^()/]*/)?([\d.,]+)[^()/]*/[^()/]*\) - '),
    ('big', '^[^\n]* limit \([^()]*/\D*([\d.,]+)[^()/]*\) - '),
    ('currency', '^[^\n]* limit \([^()]*([$€£])'),
    ('tournament_name', '^Winamax Poker - Tournament "(.*)" buyIn: '),
    ('buy_in', '^[^\n]* buyIn: (\d[\d.,]*)'),
    ('bounty_part', '^[^\n]* buyIn: \d[\d.,]*\D{0,4}[+-] ?(\d[\d.,]*)\D{0,4}[+-] ?\d[^\n]* level: '),
    ('fee', '^[^\n]* buyIn: \d[^\n]*[+-] ?(\d[\d.,]*)[^\d\n]{0,3} level: '),
    ('free', '^[^\n]* buyIn: (Ticket|Free)'),
    ('buy_in_currency', '^[^\n]* buyIn: [\d.,]+ ?([$€£])')
) AS f (field, pattern);
