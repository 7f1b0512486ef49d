-- The errors in the page's stacks and prizes
-- Grain: one row per error
-- Engine: duckdb

WITH
-- One row: the stacks and the prizes
questions AS (
    SELECT pokersql.written_numbers($stacks) AS stacks, pokersql.written_numbers($payouts) AS payouts
),

-- One row per field of the page: a word that is no number, and another error of the field
fields AS (
    SELECT
        'stacks' AS field,
        pokersql.bad_number($stacks) AS word,
        CASE
            WHEN LEN(q.stacks) > 100 THEN LEN(q.stacks) || ' players; right: at most 100 players on the page'
            ELSE pokersql.icm_error(q.stacks, CAST([] AS DOUBLE[]))
        END AS error
    FROM questions AS q
    UNION ALL
    SELECT
        'payouts' AS field,
        pokersql.bad_number($payouts) AS word,
        CASE
            WHEN LEN(q.payouts) = 0 THEN 'no prizes; right: at least one prize'
            WHEN pokersql.icm_error(q.stacks, CAST([] AS DOUBLE[])) IS NULL
                THEN pokersql.icm_error(q.stacks, q.payouts)
        END AS error
    FROM questions AS q
)

SELECT
    f.field,
    COALESCE(
        '''' || f.word || ''' is no number; right: 1000 or 0.5, with a blank or a comma between numbers', f.error
    ) AS error
FROM fields AS f
WHERE f.word IS NOT NULL OR f.error IS NOT NULL;
