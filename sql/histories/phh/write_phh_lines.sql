-- Writes the lines of PHH hands to hand_lines
-- Grain: one new row of hand_lines per line, without blank lines, comments and headers of hands
-- Reads: hand_lines, numbered_lines
-- Engine: duckdb
-- Access: internal

-- In a file with several hands, each hand has a header like [1] in a separate line. A file with one hand has no header.

INSERT INTO hand_lines BY NAME
WITH
-- One row per line: whether the line is a header
openings AS (
    SELECT
        n.line_no,
        n.source,
        n.line,
        n.text,
        REGEXP_MATCHES(n.text, '^\s*\[[^\[\],"'']+\]\s*(#|$)') AS is_header,
        n.is_first
    FROM numbered_lines AS n
    WHERE n.format = 'phh'
)

SELECT
    MAX(CASE WHEN o.is_header OR o.is_first THEN o.line_no END) OVER (
        ORDER BY o.line_no ROWS UNBOUNDED PRECEDING
    ) AS hand_no,
    o.line_no,
    o.source,
    o.line,
    'phh' AS format,
    o.text
FROM openings AS o
QUALIFY NOT o.is_header AND NOT STARTS_WITH(LTRIM(o.text, E' \t'), '#') AND TRIM(o.text, E' \t\r\n') > '';
