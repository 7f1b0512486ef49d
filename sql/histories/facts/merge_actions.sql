-- The types of events in Merge's files, each with its event
-- Grain: one row per type
-- Columns:
--   type: the type in the file
--   event: see event_kinds; NULL if the type is no event of a hand
--   is_put: see written_events
-- Source: files of Merge, replayed
-- Engine: duckdb

-- An all-in among the blinds is a post. In files before 2011, the amount of a raise is the money that the player puts
-- in. SHOW is no event, because the shown cards follow. After RABBIT come the board cards that were not dealt.

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
