-- Who bet first and last on each street of betting
-- Grain: one row per hand and street on which somebody bet or raised
-- Reads: bets
-- Engine: duckdb
-- Access: internal

-- Blinds are no bets here: the first raise before the flop is the first bet. opened is whether nobody called before it.

CREATE OR REPLACE TEMPORARY TABLE street_bets AS
WITH
-- One row per hand and street: the first call
calls AS (
    SELECT b.hand_no, b.street_no, MIN(b.event_no) AS event_no
    FROM bets AS b
    WHERE b.betting = 1 AND b.event = 'call' AND b.amount > 0
    GROUP BY b.hand_no, b.street_no
),

-- One row per hand and street: the first and the last bet
street_ends AS (
    SELECT
        b.hand_no,
        b.street_no,
        MIN(b.event_no) AS first_event_no,
        ARG_MIN(b.place, b.event_no) AS first_place,
        ARG_MAX(b.place, b.event_no) AS last_place
    FROM bets AS b
    WHERE b.betting = 1 AND b.event = 'bet'
    GROUP BY b.hand_no, b.street_no
)

SELECT
    s.hand_no,
    s.street_no,
    s.first_place,
    s.last_place,
    COALESCE(c.event_no > s.first_event_no, TRUE) AS opened
FROM street_ends AS s
LEFT JOIN calls AS c ON s.hand_no = c.hand_no AND s.street_no = c.street_no;
