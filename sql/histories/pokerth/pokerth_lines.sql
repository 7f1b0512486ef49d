-- Adds the lines of PokerTH hands to line_templates
-- Grain: one new row of line_templates per template
-- Reads: line_templates
-- Source: the lines that sql/engines/sqlite/histories/pokerth_log.sql writes
-- Engine: duckdb

INSERT INTO line_templates
SELECT 'pokerth' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'seat', 'Seat {seat}: {player} ({stack})'),
    ('any', 'table', 'Seat % is the dealer'),
    ('any', 'button', '{player}: starts as dealer'),
    ('any', 'street', '--- %'),
    ('any', 'small blind', '{player}: posts small blind {amount}'),
    ('any', 'big blind', '{player}: posts big blind {amount}'),
    ('any', 'fold', '{player}: folds'),
    ('any', 'call', '{player}: checks'),
    ('any', 'call', '{player}: calls {amount}'),
    ('any', 'bet', '{player}: bets {put}'),
    ('any', 'all-in', '{player}: is all in with {put}'),
    ('any', 'show', '{player}: shows {cards}'),
    ('any', 'show', '{player}: has {cards}'),
    ('any', 'collected', '{player}: wins (side pot) {amount}'),
    ('any', 'collected', '{player}: wins {amount}'),
    ('any', 'other', '{player}: wins game'),
    ('any', 'other', '{player}: sits out'),
    ('any', 'other', '{player}: has left the game'),
    ('any', 'other', '{player}: was kicked from the game'),
    ('any', 'other', '{player}: is game admin now'),
    ('any', 'other', '{player}: has joined the game')
) AS t (part, kind, template);
