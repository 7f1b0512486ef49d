-- The first line of play after each hand's summary, and the first line of play before each source's first hand
-- Grain: one row per source and opening_no that has such a line
-- Reads: summary_starts, text_parts
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_query = (
    SELECT
        'SELECT l.source, l.opening_no, l.line_no, l.is_summary FROM text_parts AS l '
        || 'LEFT JOIN summary_starts AS s ON l.opening_no = s.opening_no WHERE CASE '
        || 'WHEN l.opening_no IS NULL THEN l.is_summary OR ' || KIND_CONDITION(['seat', 'anonymous seat'], NULL)
        || ' WHEN l.line_no > s.summary_no THEN NOT (' || KIND_CONDITION(NULL, ['summary']) || ') '
        || 'AND REGEXP_MATCHES(l.text, ''\pL'') END'
);

CREATE OR REPLACE TEMPORARY TABLE text_strays AS
SELECT q.source, q.opening_no, MIN(q.line_no) AS stray_no, ARG_MIN(q.is_summary, q.line_no) AS in_summary
FROM QUERY(GETVARIABLE('pokersql_query')) AS q
GROUP BY q.source, q.opening_no;
