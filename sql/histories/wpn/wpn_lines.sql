-- Adds the lines of Winning Poker Network hands since 2019 to line_templates and line_changes
-- Grain: one new row of line_templates per template, and one new row of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of Winning Poker Network; in "raises 30 to 40" the player puts in 30
-- Engine: duckdb

-- The files do not name the room, so a change adds the name.
INSERT INTO line_changes
SELECT 'wpn' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^(?:Game )?Hand #(\d+ - )', 'Winning Poker Network Hand #\1')
) AS c (pattern, replacement);

INSERT INTO line_templates
SELECT 'wpn' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'summary', '*** SUMMARY ***'),
    ('play', 'seat', 'Seat {seat}: {player} ({stack})'),
    ('play', 'seat', 'Seat {seat}: {player} ({stack}) is sitting out'),
    ('play', 'other', '***%SHOW%'),
    ('play', 'board 2', '*** SECOND%'),
    ('play', 'board 3', '*** THIRD%'),
    ('play', 'board 2', '***% 2 ***%'),
    ('play', 'board 3', '***% 3 ***%'),
    ('play', 'street', '***%***%'),
    ('play', 'other', 'Main pot %'),
    ('play', 'other', 'Side pot%'),
    ('play', 'known', 'Dealt to {player} {cards}'),
    ('play', 'returned', 'Uncalled bet ({amount}) returned to {player}'),
    ('play', 'collected', '{player} collected {amount} from %'),
    ('play', 'ante', '{player} posts ante {amount} %'),
    ('play', 'small blind', '{player} posts the small blind {amount} %'),
    ('play', 'big blind', '{player} posts the big blind {amount} %'),
    ('play', 'button blind', '{player} posts <the >button blind {amount} %'),
    ('play', 'straddle', '{player} posts straddle {amount} %'),
    ('play', 'straddle', '{player} straddle<s> {amount} %'),
    ('play', 'dead post', '{player} posts dead {amount} %'),
    ('play', 'post', '{player} posts {amount} %'),
    ('play', 'bring-in', '{player} brings in< low> {amount} %'),
    ('play', 'bring-in', '{player} brings-in< low> {amount} %'),
    ('play', 'fold', '{player} folds'),
    ('play', 'call', '{player} checks'),
    ('play', 'call', '{player} calls {amount} %'),
    ('play', 'bet', '{player} bets {put} %'),
    ('play', 'bet', '{player} raises {put} to %'),
    ('play', 'bet', '{player} completes {put} %'),
    ('play', 'cap', '{player} cap<s> {put} %'),
    ('play', 'show', '{player} shows {cards} %'),
    ('play', 'muck', '{player} mucks< hand>'),
    ('play', 'other', '{player} does not show'),
    ('play', 'other', '{player} waits for <the >big blind'),
    ('play', 'other', '{player} will be allowed to play after the button'),
    ('play', 'other', '{player} is sitting out'),
    ('play', 'other', '{player} sits out'),
    ('play', 'other', '{player} has timed out'),
    ('play', 'other', '{player} is disconnected'),
    ('play', 'other', '{player} has returned'),
    ('summary', 'net total', 'Total pot {pot} | Rake {rest}'),
    ('summary', 'net total', 'Total pot {pot}'),
    ('summary', 'board', '<FIRST ><SECOND ><THIRD >Board< 1>< 2>< 3> [%'),
    ('summary', 'player', 'Seat {seat}: {rest}'),
    ('summary', 'other', 'Total pot%'),
    ('summary', 'other', 'Board %'),
    ('summary', 'other', 'FIRST%'),
    ('summary', 'other', 'SECOND%'),
    ('summary', 'other', 'THIRD%')
) AS t (part, kind, template);
