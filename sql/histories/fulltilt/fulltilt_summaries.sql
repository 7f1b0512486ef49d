-- Adds the fields of summaries of Full Tilt tournaments to summary_fields
-- Grain: one new row of summary_fields per expression
-- Reads: summary_fields
-- Source: summaries of Full Tilt
-- Engine: duckdb

INSERT INTO summary_fields
SELECT 'fulltilt summary' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^\s*(Full ?Tilt ?Poker(?:\.fr)?) Tournament Summary '),
    ('id', '^[^\n]* Tournament Summary [^\n]*\((\d+)\)'),
    ('match', '^[^\n]*\(\d+\) (Match \d+) '),
    ('name', '^[^\n]*? Tournament Summary ([^\n]*) \(\d+\)'),
    ('game', '^[^\n]*\(\d+\) (?:Match \d+ )?([^\n]+?) (?:No Limit|Pot Limit|Limit)\b'),
    ('betting', '^[^\n]*\(\d+\) [^\n]*? (No Limit|Pot Limit|Limit)\b'),
    ('buy_in', '(?m)^Buy-In: ([^+\n]*?\d[\d.,]*)'),
    ('bounty', '(?m)^Knockout Bounty: ([^\n]+)'),
    ('fee', '(?m)^Buy-In: [^+\n]+\+ *([^\n]*?\d[\d.,]*)'),
    ('currency', '(?m)^Buy-In: [^\n]*(T\$|Play)'),
    ('currency', '(?m)^Buy-In: ([^\d\s])'),
    ('rebuy', '(?m)^Rebuy: ([^\n]+)'),
    ('add_on', '(?m)^Add-On: ([^\n]+)'),
    ('speed', '^[^\n]*\([^()\n]*?\b((?:Super )?Turbo)\b[^()\n]*\)'),
    ('speed', '^[^\n]*?\b((?:Super )?Turbo)\b'),
    ('players', '(?m)^(\d+) Entries'),
    ('prize_pool', '(?m)^Total Prize Pool: ([^\n]*?\d[\d.,]*)'),
    ('prize_currency', '(?m)^Total Prize Pool: [^\n]*(T\$|Play)'),
    ('prize_currency', '(?m)^Total Prize Pool: ([^\d\s])'),
    ('target', '(?m)^Top .* receives? (.+)$'),
    ('started', '(?m)^Tournament started: [^\n]*?(\d{4}/\d\d?/\d\d? [\d:]+)[^\d\n]*$'),
    ('started', '(?m)^Tournament started: [A-Z][a-z]+, ([A-Z][a-z]+ \d\d?, \d{4} [\d:]+)'),
    ('ended', '(?m)^Tournament finished: [^\n]*?(\d{4}/\d\d?/\d\d? [\d:]+)[^\d\n]*$'),
    ('ended', '(?m)^Tournament finished: [A-Z][a-z]+, ([A-Z][a-z]+ \d\d?, \d{4} [\d:]+)'),
    ('zone', '(?m)^Tournament started: [^\n]*\b([A-Z]{2,4})\W*$'),
    ('player', '^\d+: (.+?), (?:[^\n,]* )?(?:Ticket|Token|Entry)\b.*$'),
    ('player', '^\d+: (.+?)(?:, [^\d\s]?\d[\d.,]*(?: T\$| Play Chips)?(?: \(Cashout\))?)?$'),
    ('player', '^Still Playing - (.+)$'),
    ('place', '^(\d+): '),
    ('prize', ', ([^\d\s]?\d[\d.,]*)(?: T\$| Play Chips)?(?: \(Cashout\))?$'),
    ('ticket', ', ((?:[^\n,]* )?(?:Ticket|Token|Entry)\b.*)$'),
    ('ticket_value', ', ([^\d\s]?\d[\d.,]*) [^\n,]*(?:Ticket|Token|Entry)\b.*$'),
    ('own_player', '(?m)^(.+?) finished in \d+(?:st|nd|rd|th)\b.* place$'),
    ('own_place', '(?m)^.+? finished in (\d+)(?:st|nd|rd|th)\b.* place$'),
    ('own_rebuys', '(?m) performed (\d+) Rebuy'),
    ('own_add_ons', '(?m) performed (\d+) Add-On'),
    ('own_knockouts', '(?m) received (\d+) Knockout'),
    ('own_knockouts', '(?m)^(\d+) received %1 Knockout')
) AS f (field, pattern);
