-- The last hand or summary of each file of which only a first part is loaded so far
-- Grain: one row per file of open_sources
-- Reads: hand_lines, open_sources, summary_formats, text_parts
-- Engine: duckdb
-- Access: internal

-- For a summary, hand_no is the line_no of its first line.

CREATE OR REPLACE TEMPORARY TABLE waiting_hands AS
SELECT l.source, MAX(l.hand_no) AS hand_no
FROM (
    SELECT h.source, h.hand_no FROM hand_lines AS h
    UNION ALL
    SELECT p.source, p.opening_no
    FROM text_parts AS p
    INNER JOIN summary_formats AS f ON p.format = f.format
) AS l
INNER JOIN open_sources AS o ON l.source = o.source
GROUP BY l.source;
