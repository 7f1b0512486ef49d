-- Adds the lines of 888poker hands to line_templates, and their changes to line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of 888poker, formerly Pacific Poker and Cassava
-- Engine: duckdb

-- An uncalled bet has no line. Winnings include the uncalled bet only in some of the hands in which all players fold to
-- the big blind. The lines of the showdown are part of the summary, but have the form of lines of play.

INSERT INTO line_templates
SELECT 'pacific' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'seat', 'Seat {seat}: {player} ( {stack} )'),
    ('any', 'table', 'Total number of players : %'),
    ('any', 'street', '** Dealing down cards **'),
    ('any', 'street', '** Dealing flop ** {cards}'),
    ('any', 'street', '** Dealing turn ** {cards}'),
    ('any', 'street', '** Dealing river ** {cards}'),
    ('any', 'other', '** Summary **'),
    ('any', 'known', 'Dealt to {player} {cards}'),
    ('any', 'ante', '{player} posts <the >ante [{amount}]'),
    ('any', 'small blind', '{player} posts small blind [{amount}]'),
    ('any', 'big blind', '{player} posts big blind [{amount}]'),
    ('any', 'dead post', '{player} posts dead blind [{amount} + <$><€>0< $>< €>]'),
    ('any', 'both blinds', '{player} posts dead blind [{small} + {big}]'),
    ('any', 'straddle', '{player} posts straddle [{amount}]'),
    ('any', 'fold or sit out', '{player} folds'),
    ('any', 'call', '{player} checks'),
    ('any', 'call', '{player} calls [{amount}] %'),
    ('any', 'bet', '{player} bets [{put}] %'),
    ('any', 'bet', '{player} raises [{put}] %'),
    ('any', 'show', '{player} shows {cards}'),
    ('any', 'muck or show', '{player} mucks {cards}'),
    ('any', 'muck', '{player} did not show his hand'),
    ('any', 'other', '{player} sits out%'),
    ('any', 'collected', '{player} collected [ {amount} ]')
) AS t (part, kind, template);

-- A point before three digits separates thousands. Cards are in the language of the program. German writes the names of
-- suits. Swedish, Dutch, German and Russian have other letters for ranks. Russian letters are often written as the
-- Latin letters with the same code. Spanish, Portuguese, Italian and French letters of suits can't be changed, because
-- in these languages c is hearts; their error is foreign_suits.
INSERT INTO line_changes
SELECT 'pacific' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('([$€£]) (\d)', '\1\2'),
    ('((?:^|[\[(/+]) ?[$€£]?\d{1,3})\.(\d{3})\b', '\1\2'),
    ('((?:^|[\[(/+]) ?[$€£]?\d{4,6})\.(\d{3})\b', '\1\2'),
    ('([\[,] (?:\d\d?|\pL{1,2}))Kreuz', '\1c'),
    ('([\[,] (?:\d\d?|\pL{1,2}))Karo', '\1d'),
    ('([\[,] (?:\d\d?|\pL{1,2}))Herz', '\1h'),
    ('([\[,] (?:\d\d?|\pL{1,2}))Pik', '\1s'),
    ('([\[,] )(?:Kn|B|В|Â)([cdhs])', '\1J\2'),
    ('([\[,] )(?:D|V|Д|Ä)([cdhs])', '\1Q\2'),
    ('([\[,] )(?:H|К|Ê)([cdhs])', '\1K\2'),
    ('([\[,] )(?:E|Т|Ò)([cdhs])', '\1A\2')
) AS c (pattern, replacement);
