-- The numbers of the actions in iPoker's files, each with its event
-- Grain: one row per number that becomes an event
-- Columns:
--   type: the number of the action
--   event: see event_kinds
--   is_put: see written_events
-- Source: files of iPoker, replayed
-- Engine: duckdb

-- The amount of a raise (23) is the player's bet on the street. The amount of an all-in (7) is the money that the
-- player puts in. The numbers 8 and 9 mark players who sit out; 8 is no event, and 9 is a fold if the player has paid
-- an ante.

CREATE OR REPLACE TEMPORARY TABLE ipoker_actions AS
FROM (
    VALUES
    ('0', 'fold', NULL),
    ('1', 'small blind', NULL),
    ('2', 'big blind', NULL),
    ('3', 'call', NULL),
    ('4', 'call', NULL),
    ('5', 'bet', TRUE),
    ('6', 'bet', TRUE),
    ('7', 'all-in', TRUE),
    ('9', 'fold', NULL),
    ('15', 'ante', NULL),
    ('16', 'bring-in', NULL),
    ('23', 'bet', FALSE)
) AS a (type, event, is_put);
