-- The names of the positions at a table with a button
-- Grain: one row per number of players and place
-- Columns:
--   players: the number of players dealt in, 2 to 11
--   place: 1 is the first player after the button
--   position: the name of the position; with two players BTN posts the small blind
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE positions AS
SELECT
    LEN(p.names) AS players,
    UNNEST(RANGE(1, LEN(p.names) + 1)) AS place,
    UNNEST(p.names) AS position
FROM (
    VALUES
    (['BB', 'BTN']),
    (['SB', 'BB', 'BTN']),
    (['SB', 'BB', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'HJ', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'LJ', 'HJ', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'UTG+1', 'LJ', 'HJ', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'LJ', 'HJ', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'LJ', 'HJ', 'CO', 'BTN']),
    (['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'UTG+4', 'LJ', 'HJ', 'CO', 'BTN'])
) AS p (names);
