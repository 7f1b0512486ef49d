-- The types of events in Merge's files, and the event of each
-- Grain: one row per type
-- Columns:
--   type: the type in the file
--   event: see event_kinds; NULL if the type is no event
--   is_put: see written_events
-- Source: files of Merge, replayed
-- Engine: duckdb

-- An all-in among the blinds is a post. Files before 2011 write the money that a player puts in for a raise. SHOW is no
-- event, because the shown cards follow. After RABBIT the file has the board that would have been dealt.

CREATE OR REPLACE TEMPORARY TABLE merge_actions AS
FROM (
    VALUES
    ('SMALL_BLIND', 'small blind', NULL),
    ('BIG_BLIND', 'big blind', NULL),
    ('INITIAL_BLIND', 'post', NULL),
    ('RETURN_BLIND', 'post', NULL),
    ('ANTE', 'ante', NULL),
    ('BRING_IN', 'bring-in', NULL),
    ('COMPLETE', 'bet', FALSE),
    ('FOLD', 'fold', NULL),
    ('CHECK', 'call', NULL),
    ('CALL', 'call', NULL),
    ('BET', 'bet', TRUE),
    ('RAISE', 'bet', FALSE),
    ('ALL_IN', 'all-in', TRUE),
    ('DRAW', 'discard', NULL),
    ('MUCK', 'muck', NULL),
    ('SHOW', NULL, NULL),
    ('CHAT', NULL, NULL),
    ('RABBIT', NULL, NULL),
    ('PLAYER_OUT', NULL, NULL),
    ('SIT_IN', NULL, NULL),
    ('SIT_OUT', NULL, NULL),
    ('SITTING_OUT', NULL, NULL),
    ('GAME_CANCELLED', NULL, NULL)
) AS a (type, event, is_put);
