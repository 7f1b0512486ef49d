-- The beginnings of hands in text formats: the lines before the list of players
-- Grain: one row per hand
-- Reads: hand_lines, present_hands, text_listed
-- Engine: duckdb
-- Access: internal

-- head has all lines before the list, first_line only the first line.

CREATE OR REPLACE TEMPORARY TABLE text_heads AS
WITH
-- One row per hand with a list of players: the line_no of the list's first line
lists AS (
    SELECT s.hand_no, MIN(s.line_no) AS line_no
    FROM text_listed AS s
    GROUP BY s.hand_no
)

SELECT
    h.hand_no,
    h.format,
    ARG_MIN(l.text, l.line_no) AS first_line,
    STRING_AGG(l.text, E'\n' ORDER BY l.line_no) FILTER (WHERE l.line_no < COALESCE(s.line_no, l.line_no + 1)) AS head,
    BOOL_OR(l.in_summary) AS has_summary
FROM present_hands AS h
INNER JOIN hand_lines AS l ON h.hand_no = l.hand_no
LEFT JOIN lists AS s ON h.hand_no = s.hand_no
WHERE l.in_summary IS NOT NULL
GROUP BY h.hand_no, h.format;
