-- Adds the fields of summaries of GGPoker tournaments to summary_fields
-- Grain: one new row of summary_fields per expression
-- Reads: summary_fields
-- Source: summaries of GGPoker
-- Engine: duckdb

-- The summaries list only the file's owner. If a buy-in has three parts, it is not known which part is the fee, so
-- buy_in is the sum of all parts.

INSERT INTO summary_fields
SELECT 'ggpoker summary' AS format, f.field, f.pattern
FROM (
    VALUES
    ('id', '^\W*Tournament #(\d+), '),
    ('name', '^[^\n]*? #\d+, ([^\n]+), [^\n,]+\n'),
    ('game', '(?i)^[^\n]*, ([^\n,]+?) (?:no |pot |fixed )?limit\b'),
    ('betting', '(?i)^[^\n]*, [^\n,]+? (no limit|pot limit|fixed limit|limit)\b'),
    ('buy_in', '(?m)^Buy-in: ([^+\n]*\d[^+\n]*?)(?: ?\+[^+\n]+)?$'),
    ('buy_in', '(?m)^Buy-in: ([^\n]*\d[^\n]*)$'),
    ('fee', '(?m)^Buy-in: [^+\n]+\+ ?([^+\n]+)$'),
    ('free', '(?mi)^Buy-in: *(free[^\n]*)$'),
    ('currency', '(?m)^Buy-in: ([^\d\s])'),
    ('players', '(?m)^([\d,]+) Players$'),
    ('prize_pool', '(?m)^Total Prize Pool: ([^\n]+)'),
    ('started', '(?m)^Tournament started (\d{4}/\d\d?/\d\d? [\d:]+)'),
    ('own_player', '(?m)^[\d,]+(?:st|nd|rd|th) : (.+?),'),
    ('own_place', '(?m)^([\d,]+)(?:st|nd|rd|th) : '),
    ('own_prize', '(?m)^[\d,]+(?:st|nd|rd|th) : .+?, ?([^\d\s]?\d[\d.,]*)$'),
    ('own_ticket', '(?m)^[\d,]+(?:st|nd|rd|th) : .+?, ?([^\n]*(?:Entry|Ticket)[^\n]*)$'),
    ('own_ticket_value', '(?m)^[\d,]+(?:st|nd|rd|th) : .+?, ?([^\d\s]?\d[\d.,]*) (?:Entry|Ticket)'),
    ('own_re_entries', '(?m)^You made (\d+) re-entr')
) AS f (field, pattern);
