-- The events of the new hands, each with its street
-- Grain: one row per event
-- Reads: event_kinds, new_hands, written_events
-- Engine: duckdb
-- Access: internal

-- A street is a round of betting. It opens with the first action after a deal or a draw.

CREATE OR REPLACE TEMPORARY TABLE hand_events AS
WITH
-- One row per event: its kind, and dealing_before, the dealing of the last deal, draw or action before it (1 if none)
kinds AS (
    SELECT
        e.* REPLACE (COALESCE(e.board_no, 1) AS board_no),
        k.* EXCLUDE (k.event),
        LAG(k.dealing, 1, 1) OVER (
            PARTITION BY e.hand_no, k.dealing + k.betting > 0
            ORDER BY e.event_no
        ) AS dealing_before
    FROM written_events AS e
    INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
    INNER JOIN event_kinds AS k ON e.event = k.event
)

SELECT
    k.* EXCLUDE (k.dealing_before),
    GREATEST(
        CAST(
            SUM(k.betting * k.dealing_before) OVER (PARTITION BY k.hand_no ORDER BY k.event_no ROWS UNBOUNDED PRECEDING)
            AS INTEGER
        ) + k.dealing,
        1
    ) AS street_no
FROM kinds AS k;
