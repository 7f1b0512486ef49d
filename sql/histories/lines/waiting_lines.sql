-- The lines of the hands in waiting_hands, which the next pass reads again
-- Grain: one row per line
-- Reads: numbered_lines, waiting_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE waiting_lines AS
SELECT n.source, n.line, n.text
FROM numbered_lines AS n
INNER JOIN waiting_hands AS w ON n.source = w.source AND n.line_no + 1 >= w.hand_no;
