-- Adds the lines of partypoker hands to line_templates, and their changes to line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of partypoker, and of programs that write its format
-- Engine: duckdb

-- An uncalled bet has no line; the winnings include the uncalled bet. The money of a cash-out does not come from the
-- pot. The amount of Main Pot does not include the rake. Tournament hands may have one line with the blinds instead of
-- posts.

INSERT INTO line_templates
SELECT 'partypoker' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'seat', 'Seat {seat}: {player} [{stack}]'),
    ('any', 'players', 'Total number of players : {rest}'),
    ('any', 'tournament', 'Trny:< >{rest} Level:%'),
    ('any', 'blinds', 'Blinds({small}/{big})'),
    ('any', 'blinds', 'Stakes({small}/{big})'),
    ('any', 'blinds', 'Blinds-Antes({small}/{big} -%)'),
    ('any', 'no small blind', 'There is no Small Blind in this hand %'),
    ('any', 'cancelled', 'Table Closed%'),
    ('any', 'cancelled', 'Connection Lost due to some reason%'),
    ('any', 'street', '** Dealing **'),
    ('any', 'street', '** Dealing down cards **'),
    ('any', 'street', '** Dealing Flop **% {cards}'),
    ('any', 'street', '** Dealing Turn **% {cards}'),
    ('any', 'street', '** Dealing River **% {cards}'),
    ('any', 'street', '** Dealing Fourth street **'),
    ('any', 'street', '** Dealing Fifth street **'),
    ('any', 'street', '** Dealing Sixth street **'),
    ('any', 'street', '** Dealing River **'),
    ('any', 'card', 'Dealt to {player} {cards}'),
    ('any', 'ante', '{player} posts ante< of> [{amount}]'),
    ('any', 'live small blind', '{player} posts small blind [{amount}]'),
    ('any', 'both blinds', '{player} posts big blind + dead [{amount}]'),
    ('any', 'big blind', '{player} posts big blind [{amount}]'),
    ('any', 'button blind', '{player} posts button blind [{amount}]'),
    ('any', 'straddle', '{player} posts <live >straddle [{amount}]'),
    ('any', 'bring-in', '{player} bring-ins [{amount}]'),
    ('any', 'fold', '{player} folds<.>'),
    ('any', 'call', '{player} checks<.>'),
    ('any', 'call', '{player} calls [{amount}]'),
    ('any', 'bet', '{player} bets [{put}]'),
    ('any', 'bet', '{player} double bets [{put}]'),
    ('any', 'bet', '{player} completes [{put}]'),
    ('any', 'bet', '{player} raises [{put}]'),
    ('any', 'bet', '{player} raises % to {amount}'),
    ('any', 'all-in', '{player} is all-In [{put}]'),
    ('any', 'show', '{player} shows {cards}%'),
    ('any', 'other', '{player} shows% for low.'),
    ('any', 'muck', '{player} doesn''t show {cards}%'),
    ('any', 'muck', '{player} does not show cards.'),
    ('any', 'collected', '{player} wins <Hi ><Lo >[{amount}]'),
    ('any', 'collected', '{player} wins <Hi (><Lo (>{amount}<)> %'),
    ('any', 'other', '{player} Cashed out %balance %'),
    ('any', 'result', '{player} balance %, bet %, collected {amount}, net %{cards} %'),
    ('any', 'result', '{player} balance %, bet %, collected {amount}, net %'),
    ('any', 'result', '{player} balance %, lost %{cards} %'),
    ('any', 'other', '{player} balance %'),
    ('any', 'other', '{player} Cash-out Premium %'),
    ('any', 'other', '{player} opted for cash-out%'),
    ('any', 'other', '{player} probab% is %'),
    ('any', 'cashed out', '{player} Cashout Amount is {amount}'),
    ('any', 'other', '{player} is all-In.'),
    ('any', 'other', '{player} opens'),
    ('any', 'other', '{player} - Selects point card'),
    ('any', 'joins', '{player} has joined the table%'),
    ('any', 'other', '{player} has left the table%'),
    ('any', 'other', '{player} has been %connected%'),
    ('any', 'other', '{player} has re%connected%'),
    ('any', 'other', '{player} has requested %'),
    ('any', 'other', '{player} has % seconds %'),
    ('any', 'other', '{player} is %connected%'),
    ('any', 'other', '{player} is sitting out%'),
    ('any', 'other', '{player} is ready%'),
    ('any', 'other', '{player} did not respond in time%'),
    ('any', 'other', '{player} could not respond in time%'),
    ('any', 'other', '{player} will be using %time bank%'),
    ('any', 'other', '{player} re<->buys %'),
    ('any', 'finish', '<Player >{player} finished in {place}< place> and received {amount}'),
    ('any', 'finish', '<Player >{player} finished in {place}< place><.>'),
    ('any', 'other', '{player} finished in %'),
    ('any', 'board', 'Board: [%'),
    ('any', 'net total', 'Main Pot: {pot} Rake: {rest}'),
    ('any', 'net total', 'Main Pot: {pot}')
) AS t (part, kind, template);

-- Amounts and stacks are in brackets of several kinds. There may be blanks inside the brackets, and a point after the
-- closing bracket. Headers of fixed-limit games do not name the limit. Some lines lack the line break at their end.
INSERT INTO line_changes
SELECT 'partypoker' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^[Ss]eat ?(\d+): (.*\)) - VPIP: .*$', 'Seat \1: \2'),
    ('^seat ?(\d+): ', 'Seat \1: '),
    ('^.* is sitting out(.+ posts .*)$', '\1'),
    ('^.* does not show cards\.(.+ wins .*)$', '\1'),
    ('â‚¬', '€'),
    ('(\d)''(\d{3})', '\1\2'),
    ('([(/-])(\d{1,3})\.(\d{3})\b', '\1\2\3'),
    (' *[\[(] *([$€£]? ?\d(?:[\d., ]*\d)?(?: ?[$€£])?(?: [A-Z]{3})?) *[\])]\.?$', ' [\1]'),
    ('\[ +', '['),
    ('^(\D?\d[\d.,]*/\D?\d[\d.,]* (?:[A-Z]{3} )?(?:(?:fastforward|SPOTPOKER) )?)(Texas Hold|Omaha|7 Card)', '\1FL \2')
) AS c (pattern, replacement);
