-- The data of sessions and tables, which XML files write once, before their hands
-- Grain: one row per element <session> or <description>
-- Reads: xml_parts
-- Engine: duckdb
-- Access: internal

-- If a hand waits for the next slice of its file, waiting_lines repeats the data of its session or table as one line.

CREATE OR REPLACE TEMPORARY TABLE xml_heads AS
SELECT p.source, p.start_no AS line_no, STRING_AGG(p.text, E'\n' ORDER BY p.line_no) AS text
FROM xml_parts AS p
WHERE p.opening IN ('session', 'description')
GROUP BY p.source, p.start_no;
