-- Adds the fields of partypoker hands to hand_fields
-- Grain: one new row of hand_fields per expression
-- Reads: hand_fields
-- Source: files of partypoker, and of programs that write its format
-- Engine: duckdb

-- The first line names the room only if another program converted the file. Headers of cash games may have the buy-in
-- instead of the blinds. The first amount in a header of short deck is the blind of the button.

INSERT INTO hand_fields
SELECT 'partypoker' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^\*+ [^*]*\*+ \((Poker Stars|PokerMaster|IPoker|Pacific|WPN|PokerBros)\)'),
    ('site', '^\*+ (Hand History)'),
    ('id', '^\*+ Hand History [Ff]or Game (\w+)'),
    ('tournament', '\bTrny: ?(\d+)'),
    ('tournament', '\bTournament #(\d+)\)'),
    ('tournament', '(?m)^Tourney Hand .*\nTable (\d+) '),
    ('tournament', '(?m) Buy-in .*\nTable .* \((\d+)\) Table #'),
    ('time', '\b[A-Z][a-z]+ \d\d?,? +(\d\d?:\d\d:\d\d)'),
    ('date', '[ -]((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? ?[A-Z])'),
    ('day', '\b([A-Z][a-z]+ \d\d?),? +\d\d?:\d\d'),
    ('year', ':\d\d +(?:[A-Z]+ +)?(\d{4})\b'),
    ('zone', ':\d\d +([A-Z]+) +\d{4}\b'),
    ('table', '(?m)^Table (?:Table +)?(.*?) *\( ?(?:Real|Play) Money'),
    ('button', '(?m)\bSeat (\d+) is the button'),
    ('game', '(Texas Hold''?em|Double Hold''?em|Omaha(?: Hi-Lo| Hi)?|7 Card Stud(?: Hi-Lo)?|Short Deck)'),
    ('betting', 'Game Table \((\w+)\)'),
    ('betting', '(?m)^(?:.*? )?(NL|PL|FL) '),
    ('small', '(?m)^\D{0,2}(\d[\d.,]*)/.*(?:Hold|Omaha|Stud)'),
    ('small', '\((\d[\d.,]*)/'),
    ('big', '(?m)^\D{0,2}(\d[\d.,]*)/.* Short Deck'),
    ('big', '(?m)^\D{0,2}\d[\d.,]*/\D?(\d[\d.,]*)'),
    ('big', '\(\d[\d.,]*/(\d[\d.,]*)'),
    ('currency', '\((Play) Money'),
    ('currency', '\b(USD|EUR|GBP)\b'),
    ('currency', '(?m)^([$€£])'),
    ('stacks', '(Game Table)'),
    ('tournament_name', '(?m)^Table +([^\n]*?) *\(\d+\) Table #'),
    ('buy_in', '\(Buyin [^\d\n]{0,3}(\d[\d.,]*) \+ '),
    ('buy_in', '[$€£] ?(\d[\d.,]*)(?: [A-Z]{3})? Buy-in'),
    ('fee', '\(Buyin [^\d\n]{0,3}\d[\d.,]* \+ [^\d\n]{0,3}(\d[\d.,]*)\)'),
    ('fee', ' Buy-in +\+ [^\d\n]{0,3}(\d[\d.,]*) Entry Fee'),
    ('buy_in_currency', '[$€£] ?\d[\d.,]* ([A-Z]{3}) Buy-in'),
    ('buy_in_currency', '\(Buyin ([$€£])'),
    ('buy_in_currency', '([$€£]) ?\d[\d.,]* Buy-in')
) AS f (field, pattern);
