-- The players in the seat lists of PokerStars hands, including players who sit out
-- Grain: one row per hand and seat
-- Reads: pokerstars_lines
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE pokerstars_listed AS
WITH
-- One row per line that lists a player
listed AS (
    SELECT
        l.hand_no,
        REGEXP_EXTRACT(
            l.text, '^Seat (\d+): (.*) \((\D{0,4}\d[^()]*) in chips', ['seat', 'player', 'stack']
        ) AS parts
    FROM pokerstars_lines AS l
    WHERE NOT l.in_summary AND STARTS_WITH(l.text, 'Seat ') AND CONTAINS(l.text, ' in chips')
)

SELECT DISTINCT
    i.hand_no,
    TRY_CAST(i.parts.seat AS INTEGER) AS seat,
    LTRIM(i.parts.player) AS player,
    POKERSTARS_AMOUNT(i.parts.stack) AS stack
FROM listed AS i
WHERE i.parts.player > '';
