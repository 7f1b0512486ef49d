-- Adds the fields of summaries of PokerStars tournaments to summary_fields
-- Grain: one new row of summary_fields per expression
-- Reads: summary_fields
-- Source: summaries of PokerStars, Run It Once, and Full Tilt in the format of PokerStars
-- Engine: duckdb

INSERT INTO summary_fields
SELECT 'pokerstars summary' AS format, f.field, f.pattern
FROM (
    VALUES
    ('site', '^\W*([A-Za-z][A-Za-z .]*?) Tournament #\d+, '),
    ('id', '^[^\n]*? Tournament #(\d+), '),
    ('name', '(?m)^((?:Freeroll )?(?:Super )?Satellite)$'),
    ('name', '(?m)^(Freeroll)$'),
    ('name', '^[^\n]* Tournament #\d+, (\w+ SNG) '),
    (
        'game',
        '(?i)^[^\n]* Tournament #\d+, (?:[^\n]*? )??(?:no |pot |fixed )?limit ([^\n]+?)(?: \([^()\n]*\))?\n'
    ),
    ('betting', '(?i)^[^\n]*? Tournament #\d+, (?:[^\n]*? )??(no limit|pot limit|fixed limit|limit) '),
    ('buy_in', '(?m)^Buy-In: ([^/\n]*\d[^/\n]*?)(?:/|$)'),
    ('bounty_part', '(?m)^Buy-In: [^/\n]+/([^/\n]+)/'),
    ('fee', '(?m)^Buy-In: [^\n]*/([^/\n]+?)(?: [A-Z]{3})?$'),
    ('free', '(?m)^(Freeroll)\b'),
    ('currency', '(?m)^Buy-In: [^\n]*\b([A-Z]{2,3})$'),
    ('currency', '(?m)^Buy-In: ([^\d\s])'),
    ('players', '(?m)^(\d+) players$'),
    ('prize_pool', '(?m)^Total Prize Pool: ([^\n]*?\d[^A-Z\n]*)'),
    ('prize_currency', '(?m)^Total Prize Pool: [^\n]*\b([A-Z]{2,3})$'),
    ('prize_currency', '(?m)^Total Prize Pool: ([^\d\s])'),
    ('target', '(?m)^Target Tournament (#\d+)'),
    ('ticket_buy_in', '(?m)^Target Tournament #\d+ Buy-In: ([^/\n]+?)(?:/| [A-Z]{3}|$)'),
    ('ticket_fee', '(?m)^Target Tournament #\d+ Buy-In: [^/\n]+/([^/\n]+?)(?: [A-Z]{3})?$'),
    ('started', '(?m)^Tournament started[^\n]*?(\d{4}/\d\d?/\d\d? (?:- )?[\d:]+)[^\d\n]*$'),
    ('ended', '(?m)^Tournament finished[^\n]*?(\d{4}/\d\d?/\d\d? (?:- )?[\d:]+)[^\d\n]*$'),
    ('zone', '(?m)^Tournament started[^\n]*\b([A-Z]{2,4})\W*$'),
    (
        'player',
        '^\d+: (.+?)(?: \[\d+\])? \((?:[^()]|\([^()]*\))*\),(?:.*[\d.,]+(?: ?\([\d.]+%\))?| still playing)?'
        || '(?: +\([^()]*\))?$'
    ),
    ('player', '^\d+: ([^()\n]+?)(?:, [^\d\s]?\d[\d.,]*)?$'),
    ('entry', '^\d+: .+? \[(\d+)\] \('),
    ('place', '^(\d+): .*(?:[^g]|[^n]g)$'),
    ('prize', '\), *([^\d\s]?\d[\d.,]*)(?: ?\([\d.]+%\))?(?: +\([^()]*\))?$'),
    ('prize', '^\d+: [^()]+, ([^\d\s]?\d[\d.,]*)$'),
    ('percent', ' ?\(([\d.]+)%\)(?: +\([^()]*\))?$'),
    ('ticket', '\((qualified for the target tournament)\)$'),
    ('own_player', '(?m)^Dear (.+),$'),
    ('own_player', ' requested by (.+) \([^()\s]+@[^()\s]+\)$'),
    ('own_place', '(?m)^You finished (?:the tournament )?in (\d+)(?:st|nd|rd|th) place'),
    ('own_prize', '(?m)^You finished [^\n]*? A ([A-Z]{3} \d[\d.,]*\d) award '),
    ('own_re_entries', '(?m)^You made (\d+) re-entr'),
    ('own_rebuys', '(?m)^You made (\d+) rebuys'),
    ('own_add_ons', '(?m)^You made [^\n]*\b(\d+) add-?ons'),
    ('own_extra_price', '(?m)^You made \d+ (?:re-entr|rebuy|add-?on)[^\n]*? for a total of ([^\n]*\d)'),
    ('own_knockouts', '(?m)^You collected (\d+) bount'),
    ('own_bounties', '(?m)^You collected \d+ bount[^\n]*? for a total of ([^\n]*\d)')
) AS f (field, pattern);
