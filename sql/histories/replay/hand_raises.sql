-- Who raised before the flop, and who bet first on it
-- Grain: one row per hand that was raised on its first street
-- Reads: decisions
-- Engine: duckdb
-- Access: internal

-- opened is whether nobody had called or raised before the first raise.

DROP TABLE IF EXISTS temp.hand_raises;

CREATE TEMPORARY TABLE hand_raises AS
WITH
-- One row per hand with a bet before the flop: who bet last, and whether the first bet opened the pot
raises AS (
    SELECT
        d.hand_no,
        ARG_MAX(d.place, d.event_no) AS last_raiser,
        ARG_MIN(d.place, d.event_no) AS first_raiser,
        ARG_MIN(d.calls_before, d.event_no) = 0 AND ARG_MIN(d.bets_before, d.event_no) = 0 AS opened
    FROM decisions AS d
    WHERE d.is_bet AND d.street_no = 1
    GROUP BY d.hand_no
),

-- One row per hand in which a bet opened on the flop: who made it
flop_bets AS (
    SELECT d.hand_no, ARG_MIN(d.place, d.event_no) AS place
    FROM decisions AS d
    WHERE d.is_bet AND d.street_no = 2
    GROUP BY d.hand_no
)

SELECT r.hand_no, r.last_raiser, r.first_raiser, r.opened, f.place AS flop_bettor
FROM raises AS r
LEFT JOIN flop_bets AS f ON r.hand_no = f.hand_no;
