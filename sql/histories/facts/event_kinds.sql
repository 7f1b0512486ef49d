-- The kinds of events in a hand, each with the meaning of its amount
-- Grain: one row per kind of event
-- Columns:
--   event: the name of the kind
--   money: 'live' for a post that is a bet, 'dead' for another post, 'to' for the whole bet on a street, 'call', 'none'
--   dealing: 1 if the next action opens a street, as after a deal or a draw; else 0
--   betting: 1 for an action of a round of betting, such as a call; 0 for other events
--   recorded: 1 if histories.actions has a row for the event; else 0
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
    ('all-in', 'to', 0, 1, 1),
    ('call', 'call', 0, 1, 1),
    ('fold', 'none', 0, 1, 1),
    ('discard', 'none', 1, 0, 1),
    ('deal', 'none', 1, 0, 0),
    ('show', 'none', 0, 0, 0),
    ('muck', 'none', 0, 0, 0),
    ('known', 'none', 0, 0, 0)
) AS k (event, money, dealing, betting, recorded);
