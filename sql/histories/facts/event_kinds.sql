-- The kinds of events in a hand, and how each moves money
-- Grain: one row per kind
-- Columns:
--   event: the name
--   money: live, the amount is a bet; dead, it is none; to, it is the street's total; call, it is called; none
--   dealing: 1 if cards are dealt or drawn: the next action opens a street
--   betting: 1 for an action of a round of betting
--   recorded: 1 if it is a row of actions
-- Source: the rules of betting
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE event_kinds AS
FROM (
    VALUES
    ('ante', 'dead', 0, 0, 1),
    ('dead post', 'dead', 0, 0, 1),
    ('small blind', 'live', 0, 0, 1),
    ('big blind', 'live', 0, 0, 1),
    ('straddle', 'live', 0, 0, 1),
    ('post', 'live', 0, 0, 1),
    ('bring-in', 'to', 0, 1, 1),
    ('bet', 'to', 0, 1, 1),
    ('call', 'call', 0, 1, 1),
    ('fold', 'none', 0, 1, 1),
    ('discard', 'none', 1, 0, 1),
    ('deal', 'none', 1, 0, 0),
    ('show', 'none', 0, 0, 0),
    ('muck', 'none', 0, 0, 0),
    ('known', 'none', 0, 0, 0)
) AS k (event, money, dealing, betting, recorded);
