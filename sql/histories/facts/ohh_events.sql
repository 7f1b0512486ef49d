-- The actions of the Open Hand History standard, each with its event
-- Grain: one row per action of the standard that becomes an event
-- Columns:
--   action: the name of the action in the standard
--   event: see event_kinds
-- Source: the Open Hand History standard, 1.4.7
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE ohh_events AS
FROM (
    VALUES
    ('Dealt Cards', 'known'),
    ('Mucks Cards', 'muck'),
    ('Shows Cards', 'show'),
    ('Post Ante', 'ante'),
    ('Post SB', 'small blind'),
    ('Post BB', 'big blind'),
    ('Straddle', 'straddle'),
    ('Post Dead', 'dead post'),
    ('Post Extra Blind', 'post'),
    ('Fold', 'fold'),
    ('Check', 'call'),
    ('Call', 'call'),
    ('Bet', 'bet'),
    ('Raise', 'bet')
) AS e (action, event);
