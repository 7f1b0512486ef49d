-- The first line of the summary of each hand in a text format
-- Grain: one row per hand with a summary
-- Reads: text_parts
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE summary_starts AS
SELECT p.opening_no, MIN(p.line_no) AS summary_no
FROM text_parts AS p
WHERE p.is_summary AND p.opening_no IS NOT NULL
GROUP BY p.opening_no;
