-- The kinds of events in a hand, and the meaning of the amount of each kind
-- Grain: one row per kind of event
-- Columns:
--   event: the name of the kind
--   money: how the amount counts, as live (a bet), dead (no bet), to (the player's bet on the street), call or none
--   dealing: 1 for a deal or a draw; the first action after it opens a street
--   betting: 1 for an action of a round of betting, like a call; 0 for a post, deal or draw
--   recorded: 1 if the event is a row of histories.actions
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
