-- Adds the lines of PokerNow hands to line_templates, and their changes to line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: logs of PokerNow
-- Engine: duckdb

INSERT INTO line_templates
SELECT 'pokernow' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'summary', '-- ending hand #%'),
    ('play', 'seat', '#{seat} "{player}" ({stack})'),
    ('play', 'street', 'Flop: %'),
    ('play', 'street', 'Turn: %'),
    ('play', 'street', 'River: %'),
    ('play', 'board 2', 'Flop (second %): %'),
    ('play', 'board 2', 'Turn (second %): %'),
    ('play', 'board 2', 'River (second %): %'),
    ('play', 'known', 'Dealt to "{player}" {cards}'),
    -- In a bomb pot, all players put in the same amount before the flop.
    ('play', 'ante', '"{player}" posts a bet of {amount}< and go all in> (bomb pot bet)< and go all in>'),
    ('play', 'ante', '"{player}" calls {amount}< and go all in> (bomb pot bet)< and go all in>'),
    ('play', 'ante', '"{player}" posts an ante of {amount}< and go all in>'),
    ('play', 'small blind', '"{player}" posts a small blind of {amount}< and go all in>'),
    ('play', 'big blind', '"{player}" posts a big blind of {amount}< and go all in>'),
    ('play', 'dead post', '"{player}" posts a missing small blind of {amount}< and go all in>'),
    ('play', 'post', '"{player}" posts a missed big blind of {amount}< and go all in>'),
    ('play', 'straddle', '"{player}" posts a straddle of {amount}< and go all in>'),
    ('play', 'no small blind', 'Dead Small Blind'),
    ('play', 'fold', '"{player}" folds'),
    ('play', 'call', '"{player}" checks'),
    ('play', 'call to', '"{player}" calls {amount}< and go all in>'),
    ('play', 'bet', '"{player}" bets {amount}< and go all in>'),
    ('play', 'bet', '"{player}" raises to {amount}< and go all in>'),
    ('play', 'show', '"{player}" shows a {cards}'),
    ('play', 'returned', 'Uncalled bet of {amount} returned to "{player}"'),
    ('play', 'collected', '"{player}" collected {amount} from pot %'),
    ('play', 'all play', 'Player stacks'),
    ('play', 'other', '"{player}" chooses to %run it twice.'),
    ('summary', 'other', '"{player}" paid {amount} for the % bounty to "%"'),
    ('summary', 'other', '"{player}" collected {amount} from the % bounty'),
    ('summary', 'other', '"{player}" shows a %')
) AS t (part, kind, template);

INSERT INTO line_changes
SELECT 'pokernow' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^-- starting hand #', 'PokerNow hand #'),
    ('^(".*" shows a )(.*)\.$', '\1[\2]'),
    ('^((?:Turn|River)[^:\[]*: )([^\[]+) \[', '\1[\2] [')
) AS c (pattern, replacement);
