-- Adds the fields of PokerNow hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: logs of PokerNow
-- Engine: duckdb

-- In old logs, which have no id, the number and the time identify a hand. The posts give the stakes.
INSERT INTO hand_fields
SELECT 'pokernow' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^(PokerNow) hand '),
    ('id', '^PokerNow hand #\d+ (?:at [^()"]+ )?\(id: ([^\s()]+)\)'),
    ('id', '^PokerNow hand #(\d+ at [\d :-]+) UTC '),
    ('time', '^PokerNow hand #\d+ at ([\d :-]+) UTC '),
    ('date', '^PokerNow hand #\d+ (at) '),
    ('zone', '^PokerNow hand #\d+ at [\d :-]+ (UTC) '),
    ('game', '^[^\n"]* Limit ([A-Z][A-Za-z0-9'' /]*?)(?: \(?8 or Better\)?)?\)? \((?:dealer: "|dead button\))'),
    ('betting', '^[^\n"]*\b((?:No|Pot|Fixed) Limit) '),
    ('button', '^[^\n"]* \(dealer: "(.*)"\) --'),
    ('button', '^[^\n"]* \((dead button)\) --')
) AS f (field, pattern);
