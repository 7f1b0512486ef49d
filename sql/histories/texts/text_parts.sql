-- The lines of sources in text formats, each with the first line and format of its hand
-- Grain: one row per line that is not blank, and a second row if a hand begins within the line
-- Reads: numbered_lines, text_pieces
-- Engine: duckdb
-- Access: internal

-- opening_no is the line_no of the hand's first line; lines before the first hand of the source have NULL. In lines
-- before the first hand, format is the first format of the source. is_summary is TRUE for the first line of a summary.

-- To save time, only lines that begin or end with a blank or a character outside ASCII are trimmed. The join with
-- numbers finds the hand of each line; a window function would sort the texts more slowly.

SET VARIABLE pokersql_query = (
    SELECT
        'WITH lines AS (SELECT n.line_no, n.source, n.line, SPLIT_PART(n.format, '', '', 1) AS format, '
        || 'COALESCE(p.before, n.text) AS whole, CASE WHEN REGEXP_MATCHES(whole, ''^[!-~].*[!-~]$'') THEN whole '
        || 'ELSE TRIM(whole, E'' \t\r'' || CHR(160) || CHR(65533)) END AS text '
        || 'FROM numbered_lines AS n LEFT JOIN text_pieces AS p ON n.line_no = p.line_no WHERE n.is_text), '
        || 'pieces AS (SELECT l.* EXCLUDE (l.whole), ' || FORMAT_CASE('l.text') || ' AS opened FROM lines AS l '
        || 'WHERE l.text > '''' '
        || 'UNION ALL SELECT p.line_no + 1, p.source, p.line, p.opened, p.first, p.opened FROM text_pieces AS p), '
        || 'openings AS (SELECT p.line_no, p.source, p.opened FROM pieces AS p WHERE p.opened IS NOT NULL), '
        || 'numbers AS (SELECT o.line_no AS opening_no, UNNEST(RANGE(o.line_no, COALESCE(LEAD(o.line_no) '
        || 'OVER (ORDER BY o.line_no), (SELECT MAX(p.line_no) + 1 FROM pieces AS p)))) AS line_no FROM openings AS o), '
        || 'members AS (SELECT p.line_no, p.source, p.line, COALESCE(o.opened, p.format) AS format, p.text, '
        || 'o.line_no AS opening_no FROM pieces AS p LEFT JOIN numbers AS n ON p.line_no = n.line_no '
        || 'LEFT JOIN openings AS o ON n.opening_no = o.line_no AND p.source = o.source) '
        || 'SELECT l.* REPLACE (' || COALESCE(CHANGED_TEXT(), 'l.text') || ' AS text), '
        || KIND_CONDITION(['summary'], NULL) || ' AS is_summary FROM members AS l'
);

CREATE OR REPLACE TEMPORARY TABLE text_parts AS
FROM QUERY(GETVARIABLE('pokersql_query'));
