-- The lines of Open Hand History files, with the hand that each belongs to
-- Grain: one row per line that is not blank
-- Reads: numbered_lines
-- Source: the Open Hand History standard, 1.4.7
-- Engine: duckdb
-- Access: internal

-- Hands are objects of JSON with blank lines between, or a line each. hand_no is the line_no of a hand's first line.

DROP TABLE IF EXISTS temp.ohh_lines;

CREATE TEMPORARY TABLE ohh_lines AS
WITH
-- One row per line: whether it opens a hand
openings AS (
    SELECT
        n.line_no,
        n.source,
        n.line,
        n.text,
        REGEXP_MATCHES(n.text, '^\s*\{\s*"ohh"')
        OR (
            REGEXP_MATCHES(n.text, '^\s*\{')
            AND (n.is_first OR LAG(TRIM(n.text), 1, '') OVER (ORDER BY n.line_no) = '')
        ) AS is_opening
    FROM numbered_lines AS n
    WHERE n.format = 'ohh'
)

SELECT
    MAX(CASE WHEN o.is_opening THEN o.line_no END) OVER w AS hand_no,
    o.line_no,
    o.source,
    o.line,
    o.text
FROM openings AS o
WHERE TRIM(o.text) > ''
WINDOW w AS (PARTITION BY o.source ORDER BY o.line_no ROWS UNBOUNDED PRECEDING);
