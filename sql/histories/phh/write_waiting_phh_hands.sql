-- Writes which PHH hands wait for more lines
-- Grain: one new row of waiting_hands per file of which more lines may come
-- Reads: open_sources, phh_lines, waiting_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO waiting_hands
SELECT l.source, MAX(l.hand_no) AS hand_no
FROM phh_lines AS l
INNER JOIN open_sources AS o ON l.source = o.source
GROUP BY l.source;
