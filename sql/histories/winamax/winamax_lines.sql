-- Adds the lines of Winamax hands to line_templates, and their changes to line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of Winamax
-- Engine: duckdb

INSERT INTO line_templates
SELECT 'winamax' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'summary', '*** SUMMARY%'),
    ('play', 'seat', 'Seat {seat}: {player} ({stack})'),
    ('any', 'table', 'Table<:> ''%'),
    ('play', 'other', '***%SHOW%'),
    ('play', 'other', '***%ANTE/BLINDS%'),
    ('play', 'street', '***%'),
    ('play', 'known', 'Dealt to {player} {cards}'),
    ('play', 'collected', '{player} collected {amount} from %'),
    ('play', 'splash', 'Hold-up to Pot: total {amount}'),
    ('play', 'splash', 'Escape to Pot: total {amount}'),
    ('play', 'ante', '{player} posts ante {amount} %'),
    ('play', 'dead post', '{player} posts small blind {amount} out of position %'),
    ('play', 'post', '{player} posts big blind {amount} out of position %'),
    ('play', 'small blind', '{player} posts small blind {amount} %'),
    ('play', 'big blind', '{player} posts big blind {amount} %'),
    ('play', 'straddle', '{player} posts straddle {amount} %'),
    ('play', 'dead post', '{player} posts dead blind {amount} %'),
    ('play', 'bring-in', '{player} brings in {amount} %'),
    ('play', 'bring-in', '{player} bring-in {amount} %'),
    ('play', 'fold', '{player} folds %'),
    ('play', 'call', '{player} checks %'),
    ('play', 'call', '{player} calls {amount} %'),
    -- Before the flop, a line with "bets" is a raise by the player in the big blind. The amount of a raise may exclude
    -- the bring-in.
    ('play', 'bet', '{player} bets {put} %'),
    ('play', 'bet', '{player} raises -% to {put} %'),
    ('play', 'bet', '{player} raises {raise_by} to {amount} %'),
    ('play', 'discard', '{player} discards % {cards} %'),
    ('play', 'discard', '{player} discards %'),
    ('play', 'discard', '{player} stands pat %'),
    ('play', 'show', '{player} shows {cards} %'),
    ('play', 'muck', '{player} mucks %'),
    ('play', 'other', '{player} den<y><ies> SB'),
    ('play', 'other', '{player} den<y><ies> <small ><big >blind'),
    -- A pot of 1000 chips or more is rounded, as in 3.37k.
    ('summary', 'other', 'Total pot %k | %'),
    ('summary', 'net total', 'Total pot {pot} | Rake {rest}'),
    ('summary', 'board', 'Board: [%'),
    ('summary', 'player', 'Seat {seat}: {rest}'),
    ('summary', 'other', 'Total pot%'),
    ('summary', 'other', 'Board%')
) AS t (part, kind, template);

INSERT INTO line_changes
SELECT 'winamax' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^(Seat \d+: .* \([^(),]*), [^()]* bounty\)$', '\1)'),
    ('\| No rake$', '| Rake 0')
) AS c (pattern, replacement);
