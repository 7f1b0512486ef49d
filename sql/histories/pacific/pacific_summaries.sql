-- Adds the fields of summaries of 888poker tournaments to summary_fields
-- Grain: one new row of summary_fields per expression
-- Reads: summary_fields
-- Source: summaries of 888poker, formerly Pacific Poker and Cassava
-- Engine: duckdb

INSERT INTO summary_fields
SELECT 'pacific summary' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^[^\w]*(.*?)(?: Snap Poker| BLAST)? Tournament Summary'),
    ('id', '(?m)^Tournament ID: (\d+)'),
    ('buy_in', '(?m)^Buy-In: ([^+\n]*\d[^+\n]*?) *(?:\+|$)'),
    ('fee', '(?m)^Buy-In: [^+\n]+\+ *([^\n]*\d[^\n]*)'),
    ('free', '(?m)^Buy-In: ([^\d\n]+)$'),
    ('currency', '(?m)^Buy-In: [^\n]*?([$€£])'),
    ('rebuy', '(?m)^Rebuy: ([^+\n]*\d[^+\n]*)'),
    ('add_on', '(?m)^Add-On: ([^+\n]*\d[^+\n]*)'),
    ('players', '(?m)^.* finished \d+/(\d+)'),
    ('own_player', '(?m)^(.*) finished \d+/\d+'),
    ('own_place', '(?m)^.* finished (\d+)/\d+'),
    ('own_prize', '(?m)^.* finished \d+/\d+ and won ([^\n]+)')
) AS f (field, pattern);
