-- Adds the fields of summaries of Winamax tournaments to summary_fields
-- Grain: one new row of summary_fields per expression
-- Reads: summary_fields
-- Source: summaries of Winamax, and a page of its site with the results of a tournament
-- Engine: duckdb

INSERT INTO summary_fields
SELECT f.format, f.field, f.pattern
FROM (
    VALUES
    ('winamax summary', 'site', '^\s*(Winamax) Poker - '),
    ('winamax summary', 'id', '^[^\n]* : [^\n]*\((\d+)\)'),
    ('winamax summary', 'name', '^[^\n]*? : ([^\n]*)\(\d+\)'),
    ('winamax summary', 'game', '(?m)^(?:Levels : )+\[[^\],]*:([a-z0-9-]+?)-(?:no|pot|fixed)-limit'),
    ('winamax summary', 'betting', '(?m)^(?:Levels : )+\[[^\],]*-((?:no|pot|fixed)-limit)'),
    ('winamax summary', 'buy_in', '(?m)^Buy-In : ([^+\n]+?) *(?:\+|$)'),
    ('winamax summary', 'bounty_part', '(?m)^Buy-In : [^+\n]+\+ *([^+\n]+?) *\+'),
    ('winamax summary', 'fee', '(?m)^Buy-In : [^\n]*\+ *([^+\n]+?)$'),
    ('winamax summary', 'currency', '(?m)^Buy-In : [^\n]*?([$€£])'),
    ('winamax summary', 'rebuy', '(?m)^Rebuy cost : ([^\n]+)'),
    ('winamax summary', 'add_on', '(?m)^Addon cost : ([^\n]+)'),
    ('winamax summary', 'speed', '(?m)^Speed : (\w+)'),
    ('winamax summary', 'players', '(?m)^Registered players : (\d+)'),
    ('winamax summary', 'prize_pool', '(?m)^Prizepool : ([^\n]+)'),
    ('winamax summary', 'started', '(?m)^Tournament started (\d{4}/\d\d?/\d\d? [\d:]+)'),
    ('winamax summary', 'zone', '(?m)^Tournament started [^\n]*\b([A-Z]{2,4})$'),
    ('winamax summary', 'own_player', '(?m)^Player : (.+)$'),
    ('winamax summary', 'own_place', '(?m)^You finished in (\d+)\w* place'),
    ('winamax summary', 'own_prize', '(?m)^You won ([\d.,]+ ?[$€£]?)'),
    ('winamax summary', 'own_bounties', '(?m)^You won (?:[^\n]*\+ )?Bounty ([\d.,]+ ?[$€£]?)'),
    ('winamax summary', 'own_ticket', '(?m)^You won (?:[^\n]*\+ )?(Ticket [^+\n]+?)(?: \+|$)'),
    ('winamax summary', 'own_ticket_value', '(?m)^You won (?:[^\n]*\+ )?Ticket ([\d.,]+ ?[$€£]?)'),
    ('winamax summary', 'own_rebuys', '(?m)^Your rebuys : (\d+)'),
    ('winamax summary', 'own_add_ons', '(?m)^Your addons : (\d+)'),
    ('winamax page', 'site', '\b(winamax)\.fr/poker/'),
    ('winamax page', 'id', 'tournament\.php\?ID=(\d+)'),
    ('winamax page', 'name', '<h1>([^<>]*)</h1>'),
    ('winamax page', 'buy_in', 'Buy-in : ([\d.,]+)'),
    ('winamax page', 'fee', 'Buy-in : [^+<>]*\+ *([\d.,]+)'),
    ('winamax page', 'currency', 'Buy-in : [\d.,]+ ?(&euro;|€)'),
    ('winamax page', 'players', 'Nombre de joueurs inscrits : (\d+)'),
    ('winamax page', 'prize_pool', 'Prizepool : ([\d.,]+)'),
    ('winamax page', 'started', 'Début du tournoi : (\d\d-\d\d-\d{4} \d\d:\d\d)'),
    ('winamax page', 'ended', 'Fin du tournoi : (\d\d-\d\d-\d{4} \d\d:\d\d)'),
    ('winamax page', 'player', '^<tr><td[^<>]*>\d+</td><td[^<>]*>([^<>]+)</td>'),
    ('winamax page', 'place', '^<tr><td[^<>]*>(\d+)</td>'),
    ('winamax page', 'prize', '^(?:<tr>)?(?:<td[^<>]*>[^<>]*</td>){2}<td[^<>]*>([\d.,]+)'),
    ('winamax page', 'ticket', '^(?:<tr>)?(?:<td[^<>]*>[^<>]*</td>){2}<td[^<>]*>[^<>/]*/ ([^<>]+)<')
) AS f (format, field, pattern);
