-- The players who bet first and last on each street of betting
-- Grain: one row per hand and street with a bet or raise
-- Reads: bets
-- Engine: duckdb
-- Access: internal

-- Blinds are no bets: the first raise before the flop is the first bet. opened is TRUE if no call comes before the
-- first bet of the street.

CREATE OR REPLACE TEMPORARY TABLE street_bets AS
SELECT
    b.hand_no,
    b.street_no,
    ARG_MIN(b.place, b.event_no) FILTER (WHERE b.event = 'bet') AS first_place,
    ARG_MAX(b.place, b.event_no) FILTER (WHERE b.event = 'bet') AS last_place,
    COALESCE(
        MIN(b.event_no) FILTER (WHERE b.event = 'call' AND b.amount > 0)
        > MIN(b.event_no) FILTER (WHERE b.event = 'bet'),
        TRUE
    ) AS opened
FROM bets AS b
WHERE b.betting = 1
GROUP BY b.hand_no, b.street_no
HAVING BOOL_OR(b.event = 'bet');
