-- The smallest chip of each hand
-- Grain: one row per hand
-- Reads: bets, new_hands
-- Engine: duckdb
-- Access: internal

-- unit is 1 if the hand has no currency and all its bets are whole numbers, else 0.01.

CREATE OR REPLACE TEMPORARY TABLE chip_units AS
WITH
-- One row per hand: whether all bets are whole numbers
bet_units AS (
    SELECT b.hand_no, BOOL_AND(b.amount = FLOOR(b.amount)) AS whole
    FROM bets AS b
    GROUP BY b.hand_no
)

SELECT
    h.hand_no,
    CAST(CASE WHEN h.currency IS NULL AND u.whole THEN 1 ELSE 0.01 END AS DECIMAL(18, 4)) AS unit
FROM new_hands AS h
LEFT JOIN bet_units AS u ON h.hand_no = u.hand_no;
