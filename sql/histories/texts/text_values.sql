-- The values in the lines of hands in text formats
-- Grain: one row per row of text_readings
-- Reads: text_readings
-- Engine: duckdb
-- Access: internal

-- amount is the sum of {small} and {big} if the line has these. is_put is TRUE if the line has {put} instead of
-- {amount}, is_total if the kind is call to. is_bad is TRUE if the amount or the fee can't be read.

CREATE OR REPLACE TEMPORARY TABLE text_values AS
WITH
-- One row per line: its values
line_values AS (
    SELECT
        r.* REPLACE (
            CASE WHEN r.kind = 'call to' THEN 'call' ELSE r.kind END AS kind,
            TRY_CAST(r.seat AS INTEGER) AS seat,
            LTRIM(r.player) AS player,
            COALESCE(TEXT_AMOUNT(COALESCE(r.amount, r.put)), TEXT_AMOUNT(r.small) + TEXT_AMOUNT(r.big)) AS amount,
            TEXT_AMOUNT(r.small) AS small,
            TEXT_AMOUNT(r.big) AS big,
            TEXT_AMOUNT(r.raise_by) AS raise_by,
            TEXT_AMOUNT(r.fee) AS fee,
            TEXT_AMOUNT(r.pot) AS pot,
            TEXT_CARDS(r.cards) AS cards
        ),
        COALESCE(r.amount, r.put, r.small) IS NOT NULL AS has_amount,
        r.put IS NOT NULL AS is_put,
        NULLIF(r.kind = 'call to', FALSE) AS is_total,
        r.fee > '' AS has_fee
    FROM text_readings AS r
)

SELECT
    v.* EXCLUDE (v.put, v.has_amount, v.has_fee),
    (v.has_amount AND v.amount IS NULL) OR COALESCE(v.has_fee AND v.fee IS NULL, FALSE) AS is_bad
FROM line_values AS v;
