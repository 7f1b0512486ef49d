-- The errors in the page's stack and ante
-- Grain: one row per error
-- Engine: duckdb

WITH
-- One row per field of the page: its number, or NULL
fields AS (
    SELECT 'stack' AS field, $stack AS written, pokersql.written_number($stack) AS number
    UNION ALL
    SELECT 'ante' AS field, $ante AS written, pokersql.written_number($ante) AS number
),

-- One row: the error of the numbers, or NULL
games AS (
    SELECT pokersql.push_fold_error([s.number, s.number], a.number, 0.5, 1) AS error
    FROM fields AS s
    INNER JOIN fields AS a ON s.field = 'stack' AND a.field = 'ante'
)

SELECT f.field, '''' || f.written || ''' is no number; right: 10 or 0.125' AS error
FROM fields AS f
WHERE f.number IS NULL
UNION ALL
SELECT CASE WHEN STARTS_WITH(g.error, 'ante') THEN 'ante' ELSE 'stack' END AS field, g.error
FROM games AS g
WHERE g.error IS NOT NULL AND NOT EXISTS (SELECT f.field FROM fields AS f WHERE f.number IS NULL);
