-- Writes the sources that have hands in text formats to format_sources
-- Grain: one new row of format_sources per source and format
-- Reads: format_sources, history_lines
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_query = (
    SELECT 'SELECT DISTINCT l.source, ' || FORMAT_CASE('l.text') || ' AS format FROM history_lines AS l'
);

INSERT INTO format_sources
FROM QUERY(GETVARIABLE('pokersql_query')) AS q
WHERE q.format IS NOT NULL;
