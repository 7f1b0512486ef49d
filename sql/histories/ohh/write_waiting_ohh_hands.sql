-- Writes which Open Hand History hands wait for more lines
-- Grain: one new row of waiting_hands per file of which more lines may come
-- Reads: ohh_lines, open_sources, waiting_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO waiting_hands
SELECT l.source, MAX(l.hand_no) AS hand_no
FROM ohh_lines AS l
INNER JOIN open_sources AS o ON l.source = o.source
WHERE l.hand_no IS NOT NULL
GROUP BY l.source;
