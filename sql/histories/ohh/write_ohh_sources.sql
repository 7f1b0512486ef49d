-- Writes the sources in the format Open Hand History to format_sources
-- Grain: one new row of format_sources per source
-- Reads: format_sources, history_lines
-- Engine: duckdb
-- Access: internal

INSERT INTO format_sources
SELECT l.source, 'ohh' AS format
FROM history_lines AS l
GROUP BY l.source
HAVING BOOL_OR(REGEXP_MATCHES(l.text, '^[\s\[,]*\{.*"ohh"\s*:|^\s*"ohh"\s*:'));
