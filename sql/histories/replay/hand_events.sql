-- What happens in the new hands, and on which street
-- Grain: one row per event
-- Reads: event_kinds, new_hands, written_events
-- Engine: duckdb
-- Access: internal

-- A street is a round of betting: it opens with the first action after a deal or a draw.

CREATE OR REPLACE TEMPORARY TABLE hand_events AS
WITH
-- One row per event: what the one before was, shown hands aside
kinds AS (
    SELECT
        e.hand_no,
        e.event_no,
        e.line,
        e.place,
        e.event,
        e.amount,
        e.level,
        e.raise_by,
        e.says_all_in,
        e.cards,
        e.board_no,
        k.money,
        k.dealing,
        k.betting,
        k.recorded,
        LAG(k.dealing, 1, 1) OVER (
            PARTITION BY e.hand_no, k.dealing + k.betting > 0
            ORDER BY e.event_no
        ) AS dealing_before
    FROM written_events AS e
    INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
    INNER JOIN event_kinds AS k ON e.event = k.event
)

SELECT
    k.hand_no,
    k.event_no,
    k.line,
    k.place,
    k.event,
    k.amount,
    k.level,
    k.raise_by,
    k.says_all_in,
    k.cards,
    k.board_no,
    k.money,
    k.dealing,
    k.betting,
    k.recorded,
    GREATEST(
        CAST(
            SUM(k.betting * k.dealing_before) OVER (PARTITION BY k.hand_no ORDER BY k.event_no ROWS UNBOUNDED PRECEDING)
            AS INTEGER
        ) + k.dealing,
        1
    ) AS street_no
FROM kinds AS k;
