-- The last hand of each file of which only a first part is loaded so far
-- Grain: one row per file of open_sources
-- Reads: hand_lines, open_sources
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE waiting_hands AS
SELECT l.source, MAX(l.hand_no) AS hand_no
FROM hand_lines AS l
INNER JOIN open_sources AS o ON l.source = o.source
GROUP BY l.source;
