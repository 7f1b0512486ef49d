-- Splits each line that has several Open Hand History hands
-- Grain: one new row of history_lines per hand; the row of the whole line is deleted
-- Reads: history_lines, source_formats
-- Engine: duckdb
-- Access: internal

-- If a line is a valid JSON array, each of its elements is a hand. Else a hand begins at each {"ohh".

INSERT INTO history_lines
WITH
-- One row per line with several hands: the list of its hands
arrays AS (
    SELECT
        l.source,
        l.line,
        CASE
            WHEN STARTS_WITH(LTRIM(l.text), '[') AND JSON_VALID(l.text) THEN CAST(CAST(l.text AS JSON[]) AS VARCHAR[])
            ELSE STRING_SPLIT(REGEXP_REPLACE(l.text, '\{\s*"ohh"\s*:', E'\n{"ohh":', 'g'), E'\n')
        END AS pieces
    FROM history_lines AS l
    INNER JOIN source_formats AS f ON l.source = f.source
    WHERE f.format = 'ohh' AND REGEXP_MATCHES(l.text, '^\s*\[\s*\{|\}\s*,?\s*\{\s*"ohh"\s*:')
)

SELECT a.source, a.line, UNNEST(a.pieces) AS text
FROM arrays AS a;

DELETE FROM history_lines
WHERE
    CONTAINS(text, '{')
    AND REGEXP_MATCHES(text, '^\s*\[\s*\{|\}\s*,?\s*\{\s*"ohh"\s*:')
    AND source IN (
        SELECT f.source FROM source_formats AS f
        WHERE f.format = 'ohh'
    );
