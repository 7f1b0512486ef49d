-- The lines of sources in text formats, each with the first line and format of its hand
-- Grain: one row per line that is not blank, and one more if a hand begins within the line
-- Reads: numbered_lines, text_pieces
-- Engine: duckdb
-- Access: internal

-- opening_no is the line_no of the hand's first line, NULL before the first hand of the source. format is the format of
-- the hand, or before the first hand the first format of the source. is_summary is TRUE for the first line of a
-- summary.

SET VARIABLE pokersql_query = (
    SELECT
        'WITH lines AS (SELECT n.line_no, n.source, n.line, SPLIT_PART(n.format, '', '', 1) AS format, '
        || 'TRIM(COALESCE(p.before, n.text), E'' \t\r'' || CHR(160) || CHR(65533)) AS text '
        || 'FROM numbered_lines AS n LEFT JOIN text_pieces AS p ON n.line_no = p.line_no WHERE n.is_text), '
        || 'pieces AS (SELECT l.*, ' || FORMAT_CASE('l.text') || ' AS opened FROM lines AS l WHERE l.text > '''' '
        || 'UNION ALL SELECT p.line_no + 1, p.source, p.line, p.opened, p.first, p.opened FROM text_pieces AS p), '
        || 'openings AS (SELECT p.line_no, p.source, p.opened FROM pieces AS p WHERE p.opened IS NOT NULL), '
        || 'members AS (SELECT p.line_no, p.source, p.line, '
        || 'CASE WHEN o.source = p.source THEN o.opened ELSE p.format END AS format, p.text, '
        || 'CASE WHEN o.source = p.source THEN o.line_no END AS opening_no '
        || 'FROM pieces AS p ASOF LEFT JOIN openings AS o ON p.line_no >= o.line_no) '
        || 'SELECT l.* REPLACE (' || COALESCE(CHANGED_TEXT(), 'l.text') || ' AS text), '
        || KIND_CONDITION(['summary'], NULL) || ' AS is_summary FROM members AS l'
);

CREATE OR REPLACE TEMPORARY TABLE text_parts AS
FROM QUERY(GETVARIABLE('pokersql_query'));
