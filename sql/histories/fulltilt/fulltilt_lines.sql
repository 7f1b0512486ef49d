-- Adds the lines of Full Tilt hands to line_templates, and their changes to line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of Full Tilt
-- Engine: duckdb

INSERT INTO line_templates
SELECT 'fulltilt' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'summary', '*** SUMMARY%'),
    ('any', 'cancelled', 'Hand #% has been canceled%'),
    ('any', 'chat', '% (Observer): %'),
    ('play', 'seat', 'Seat {seat}: {player} ({stack})<, is sitting out>'),
    ('play', 'button', 'The button is in seat #{seat}'),
    ('play', 'other', '***%SHOW%'),
    ('play', 'board 2', '*** % 2 ***%'),
    ('play', 'street', '***%'),
    ('play', 'known', 'Dealt to {player} {cards}'),
    ('play', 'returned', 'Uncalled bet of {amount} returned to {player}'),
    ('play', 'other', 'Ante of % returned to %'),
    ('play', 'other', '{player}: %'),
    ('play', 'collected', '{player} wins %pot% ({amount}) %'),
    ('play', 'collected', '{player} ties for %pot% ({amount}) %'),
    ('play', 'ante', '{player} antes {amount} %'),
    ('play', 'small blind', '{player} posts the small blind of {amount} %'),
    ('play', 'big blind', '{player} posts the big blind of {amount} %'),
    ('play', 'dead post', '{player} posts a dead small blind of {amount} %'),
    ('play', 'straddle', '{player} posts a straddle of {amount} %'),
    ('play', 'post', '{player} posts {amount} %'),
    ('play', 'bring-in', '{player} brings in for {amount} %'),
    ('play', 'cap', '{player} calls {put} and is capped'),
    ('play', 'cap', '{player} bets {put} and is capped'),
    ('play', 'cap', '{player} raises to {amount} and is capped'),
    ('play', 'fold', '{player} folds %'),
    ('play', 'call', '{player} checks %'),
    ('play', 'call', '{player} calls {amount} %'),
    ('play', 'bet', '{player} bets {amount} %'),
    ('play', 'bet', '{player} completes it to {amount} %'),
    ('play', 'bet', '{player} raises to {amount} %'),
    ('play', 'discard', '{player} discards % {cards} %'),
    ('play', 'discard', '{player} discards %'),
    ('play', 'discard', '{player} stands pat %'),
    ('play', 'show', '{player} shows {cards} %'),
    ('play', 'muck', '{player} mucks %'),
    ('play', 'other', '{player} has %'),
    ('play', 'other', '{player} is %'),
    ('play', 'other', '{player} adds %'),
    ('play', 'other', '{player} sits %'),
    ('play', 'other', '{player} stands up%'),
    ('play', 'other', '{player} leaves%'),
    ('play', 'other', '{player} finish%'),
    ('play', 'other', '{player} rebuys%'),
    ('play', 'other', '{player} wins %bounty%'),
    ('summary', 'total', 'Total pot {pot}<%> | Rake {rest}'),
    ('summary', 'board', 'Board: [%'),
    ('summary', 'player', 'Seat {seat}: {rest}'),
    ('summary', 'other', '*** SUMMARY%'),
    ('summary', 'other', 'Duration %'),
    ('summary', 'other', 'Total pot%'),
    ('summary', 'other', 'Pot %'),
    ('summary', 'other', 'Board%'),
    ('summary', 'other', 'Hand #%'),
    -- Lines after a hand: chat, and separators that archives have between hands
    ('summary', 'other', '%: %'),
    ('summary', 'other', '********%'),
    ('summary', 'other', 'BEGIN'),
    ('summary', 'other', 'END')
) AS t (part, kind, template);

-- A line with 'shows', but without cards, names the category of cards shown before. It becomes a line with 'has', which
-- is ignored.
INSERT INTO line_changes
SELECT 'fulltilt' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^FullTiltPoker', 'Full Tilt Poker'),
    ('(^Full Tilt Poker.* - \W?\d+)K/', '\1000/'),
    ('(^Full Tilt Poker.* - \W?\d+/\W?\d+)K ', '\1000 '),
    (' didn''t bet [(]folded[)]$', ' folded before the Flop'),
    ('(\d), and is ', '\1 and is '),
    ('^(.*) shows ([^\[]*)$', '\1 has \2')
) AS c (pattern, replacement);
