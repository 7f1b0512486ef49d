-- The lines in text formats in which the first line of a hand follows other text
-- Grain: one row per line
-- Reads: numbered_lines
-- Engine: duckdb
-- Access: internal

-- before is the other text, first is the first line of the hand, and opened is the hand's format.

SET VARIABLE pokersql_query = (
    SELECT
        'SELECT l.line_no, l.source, l.line, ' || INNER_CASE() || ' AS pieces FROM ('
        || 'SELECT n.line_no, n.source, n.line, SPLIT_PART(n.format, '', '', 1) AS format, n.text '
        || 'FROM numbered_lines AS n WHERE n.is_text) AS l'
);

CREATE OR REPLACE TEMPORARY TABLE text_pieces AS
SELECT q.line_no, q.source, q.line, q.pieces.before, q.pieces.first, q.pieces.opened
FROM QUERY(GETVARIABLE('pokersql_query')) AS q
WHERE q.pieces IS NOT NULL;
