-- The lines to load, each with the format of its source and with line_no, which numbers the lines of all sources
-- Grain: one row per line of a source whose format is known
-- Reads: history_lines, source_formats
-- Engine: duckdb
-- Access: internal

-- line_no is even. If a hand begins within a line, the hand's part of the line gets line_no + 1. Rows of the same line
-- are in the order in which they were inserted.

CREATE OR REPLACE TEMPORARY TABLE numbered_lines AS
WITH
-- One row per line, in the order of line_no. Sorting here is faster than in the window of ROW_NUMBER.
sorted AS (
    SELECT f.format, f.is_text, l.source, l.line, l.line = f.first_line AS is_first, l.text
    FROM history_lines AS l
    INNER JOIN source_formats AS f ON l.source = f.source
    WHERE f.format IS NOT NULL
    ORDER BY l.source, l.line, l.rowid
)

SELECT 2 * ROW_NUMBER() OVER () AS line_no, s.* REPLACE (ABS(s.line) AS line)
FROM sorted AS s;
