-- Adds the fields of 888poker hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of 888poker, formerly Pacific Poker and Cassava
-- Engine: duckdb

-- The line of the blinds has them in fixed-limit games, too, so the small bet is its second amount. Play money has the
-- currency Play, because these tables take rake, too.

INSERT INTO hand_fields
SELECT 'pacific' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^\*+ (.*?)(?: Snap Poker| BLAST)? Hand History'),
    ('id', '^\*+ .* Game (\d+)'),
    ('tournament', '(?m)^Tournament #(\d+)'),
    ('time', '(?m) Blinds .* - \*+ \d\d? \d\d \d{4}[- ]+([\d:]+)'),
    ('date', '(?m) Blinds .* - [^\d\n]*(\d)'),
    ('day', '(?m) Blinds .* - \*+ (\d\d? \d\d \d{4})'),
    ('table', '(?m)^Table (.*?) *\([^()]*\)$'),
    ('table', '(?m)^Tournament .* - Table #(\d+)'),
    ('table', '(?m)^Tournament #(\d+)'),
    ('button', '(?m)^Seat (\d+) is the button'),
    ('game', '(?m) Blinds (?:No|Pot|Fix) Limit (.*?)(?: Jackpot table)? - \*'),
    ('betting', '(?m) Blinds ((?:No|Pot|Fix) Limit) '),
    ('small', '(?m)^[^/\n]*/[^\d\n]*(\d.*?)[^\d\n]{0,2} Blinds Fix'),
    ('small', '(?m)^[^\d*/\n]{0,2}(\d[^/\n]*?)[^\d/\n]{0,2}/.* Blinds '),
    ('big', '(?m)^[^/\n]*/[^\d\n]*(\d.*?)[^\d\n]{0,2} Blinds '),
    ('currency', '(?m)\((?:Practice )?(Play)(?: Money)?\)$'),
    ('currency', '(?m)^.*?([$€£]).* Blinds '),
    ('buy_in', '(?m)^Tournament #\d+ ([^\w\n]{0,3}\d[\d.,]*(?: ?[$€£])?) (?:\+|- Table)'),
    ('fee', '(?m)^Tournament #\d+ [^\n]*? \+ ([^\w\n]{0,3}\d[\d.,]*)'),
    ('free', '(?m)^Tournament #\d+ (\pL+) (?:- Table|\d)'),
    ('buy_in_currency', '(?m)^Tournament #\d+ [^\n]*?([$€£])')
) AS f (field, pattern);
