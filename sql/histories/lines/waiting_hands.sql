-- The last hands of the files that are loaded in part
-- Grain: one row per file
-- Reads: hand_lines, open_sources
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE waiting_hands AS
SELECT l.source, MAX(l.hand_no) AS hand_no
FROM hand_lines AS l
INNER JOIN open_sources AS o ON l.source = o.source
GROUP BY l.source;
