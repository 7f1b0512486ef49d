-- The lines of PHH files, with the hand and the field that each belongs to
-- Grain: one row per line that is neither blank, a comment nor the number of a hand
-- Reads: numbered_lines
-- Source: the PHH standard
-- Engine: duckdb
-- Access: internal

-- In a file of several hands each has a table of TOML, whose first line is [1]; a file of one hand has none. hand_no is
-- the line_no of a hand's first line, field_no that of a field's: the lines after it go on with its value.

DROP TABLE IF EXISTS temp.phh_lines;

CREATE TEMPORARY TABLE phh_lines AS
WITH
-- One row per line: whether it opens a hand, and whether it opens a field
openings AS (
    SELECT
        n.line_no,
        n.source,
        n.line,
        n.text,
        REGEXP_MATCHES(n.text, '^\s*\[[^\[\],"'']+\]\s*(#|$)') AS is_header,
        n.is_first,
        REGEXP_MATCHES(n.text, '^\s*(?:[A-Za-z0-9_-]+|"[^"]*"|''[^'']*'')\s*=') AS is_field
    FROM numbered_lines AS n
    WHERE n.format = 'phh'
),

-- One row per line: the hand and the field
members AS (
    SELECT
        o.*,
        MAX(CASE WHEN o.is_header OR o.is_first THEN o.line_no END) OVER w AS hand_no,
        MAX(CASE WHEN o.is_header OR o.is_first OR o.is_field THEN o.line_no END) OVER w AS field_no
    FROM openings AS o
    WINDOW w AS (ORDER BY o.line_no ROWS UNBOUNDED PRECEDING)
)

SELECT m.hand_no, m.field_no, m.line_no, m.source, m.line, m.text, m.is_field
FROM members AS m
WHERE NOT m.is_header AND NOT STARTS_WITH(LTRIM(m.text, E' \t'), '#') AND TRIM(m.text, E' \t\r\n') > '';
