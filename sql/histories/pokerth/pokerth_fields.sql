-- Adds the fields of PokerTH hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: the lines that sql/engines/sqlite/histories/pokerth_log.sql writes
-- Engine: duckdb

INSERT INTO hand_fields
SELECT 'pokerth' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^## (PokerTH) '),
    ('id', ' \| Hand: (\d+-\d+-\d+) \| '),
    ('tournament', ' \| Game: (\d+-\d+) \| '),
    ('date', ' \| (\S+ \S+) ##'),
    ('time', ' \| (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) ##'),
    ('game', ' \| No Limit (Hold''em) '),
    ('betting', ' \| (No Limit) '),
    ('small', ' Hold''em ([^/]*)/'),
    ('big', ' Hold''em [^/]*/(\S*)'),
    ('button', '(?m)^Seat (\d+) is the dealer')
) AS f (field, pattern);
