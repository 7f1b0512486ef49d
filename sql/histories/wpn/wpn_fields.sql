-- Adds the fields of Winning Poker Network hands since 2019 to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of Winning Poker Network
-- Engine: duckdb

INSERT INTO hand_fields
SELECT 'wpn' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^(Winning Poker Network) Hand #\d'),
    ('id', '^Winning Poker Network Hand #(\d+) - '),
    ('tournament', '^[^\n]* - (?:\S+ GTD )?Tournament #(\d+) - '),
    ('time', '^[^\n]*- (\d{4}/\d\d?/\d\d? \d\d?:\d\d?:\d\d?) '),
    ('date', '^[^\n]*- (\d{4}/)'),
    ('zone', '^[^\n]*- \d{4}/\d\d?/\d\d? [\d:]+ ([A-Z]{2,4})'),
    ('table', '(?m)^Table ''(.*)'' \d+-max'),
    ('table', '(?m)^(.*) \d+-max(?: |$)'),
    ('button', '(?m)^.* \d+-max .*Seat #(\d+) is the button$'),
    ('game', '^[^\n]*? - ([^-()\n#]*[^-()\n# ]) ?\('),
    ('betting', '^[^\n]*? - [^-()\n#]+\(([^()\n]*)\) - '),
    ('small', '^[^\n]*\) - (?:Level \w+ \()?([^\s/\d]?[\d.,]+)/'),
    ('big', '^[^\n]*\) - (?:Level \w+ \()?[^\s/\d]?[\d.,]+/([^\s/\d)]?[\d.,]+)'),
    ('currency', '^[^\n]*\) - ([$€£])[\d.,]+/')
) AS f (field, pattern);
