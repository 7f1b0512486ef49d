-- Adds the lines of Winning Poker Network hands until 2019 to line_templates and line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of Winning Poker Network; the replay shows that amounts are the money that the player puts in
-- Engine: duckdb

-- The files do not name the room, and mark winners with *. A disconnected player may be all-in without putting in a
-- chip. Then the hand has an error.
INSERT INTO line_changes
SELECT 'wpn_old' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^Game ID: ', 'Winning Poker Network Game ID: '),
    ('^\*Player ', 'Player ')
) AS c (pattern, replacement);

INSERT INTO line_templates
SELECT 'wpn_old' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'summary', '------ Summary ------'),
    ('play', 'seat', 'Seat {seat}: {player} ({stack}).'),
    ('play', 'street', '***%***%'),
    ('play', 'returned', 'Uncalled bet ({amount}) returned to {player}'),
    ('play', 'ante', 'Player {player} <posts >ante ({amount})'),
    ('play', 'small blind', 'Player {player} has small blind ({amount})'),
    ('play', 'big blind', 'Player {player} has big blind ({amount})'),
    ('play', 'straddle', 'Player {player} straddle<s> ({amount})'),
    ('play', 'dead post', 'Player {player} posts ({amount}) as a dead bet'),
    ('play', 'post', 'Player {player} posts ({amount})'),
    ('play', 'bring-in', 'Player {player} bring<s> in ({amount})'),
    ('play', 'card', 'Player {player} received card: {cards}'),
    ('play', 'other', 'Player {player} received a card.'),
    ('play', 'fold', 'Player {player} folds'),
    ('play', 'call', 'Player {player} checks'),
    ('play', 'call', 'Player {player} calls ({amount})'),
    ('play', 'bet', 'Player {player} bets ({put})'),
    ('play', 'bet', 'Player {player} raises ({put})'),
    ('play', 'all-in', 'Player {player} allin ({put})'),
    ('play', 'cap', 'Player {player} cap<s> ({put})'),
    ('play', 'muck', 'Player {player} mucks cards'),
    ('play', 'other', 'Player {player} is timed out.'),
    ('play', 'other', 'Player {player} sitting out'),
    ('play', 'other', 'Player {player} wait BB'),
    ('summary', 'net total', 'Pot: {pot}. Rake {rest}'),
    ('summary', 'net total', 'Pot: {pot}'),
    ('summary', 'board', 'Board: [%'),
    ('summary', 'result', 'Player {player} shows:<%> {cards} Low hand%Bets: %. Collects: {amount}. %'),
    ('summary', 'result', 'Player {player} shows:<%> {cards}.% Bets: %. Collects: {amount}. %'),
    ('summary', 'result', 'Player {player} mucks (%Bets: %. Collects: {amount}. %'),
    ('summary', 'result', 'Player {player} does not show cards.%Bets: %. Collects: {amount}. %'),
    ('summary', 'result', 'Player {player} doesn''t show cards.%Bets: %. Collects: {amount}. %'),
    ('summary', 'other', 'Player %'),
    ('summary', 'other', 'Pot: %'),
    ('summary', 'other', 'Board: %'),
    ('summary', 'other', 'Game ended at: %')
) AS t (part, kind, template);
