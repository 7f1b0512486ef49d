-- The lines to read again with the next slice: those of the hands in waiting_hands, and all lines of unfinished logs
-- Grain: one row per line; a hand in XML has one more row with the data of its session or table
-- Reads: log_lines, numbered_lines, open_sources, waiting_hands, xml_heads
-- Engine: duckdb
-- Access: internal

-- The row with the data of a session or table becomes a line before the hand.

CREATE OR REPLACE TEMPORARY TABLE waiting_lines AS
SELECT l.source, l.line, l.text
FROM (
    SELECT n.source, n.line, n.text, n.line_no
    FROM numbered_lines AS n
    INNER JOIN waiting_hands AS w ON n.source = w.source AND n.line_no + 1 >= w.hand_no
    UNION ALL
    SELECT f.source, f.line - 1 AS line, h.text, h.line_no
    FROM waiting_hands AS v
    INNER JOIN numbered_lines AS f ON v.hand_no = f.line_no
    ASOF JOIN xml_heads AS h ON f.source = h.source AND f.line_no > h.line_no
    UNION ALL
    SELECT g.source, g.line, g.text, g.line AS line_no
    FROM log_lines AS g
    WHERE g.source IN (SELECT o.source FROM open_sources AS o)
) AS l
ORDER BY l.line_no;
