-- The lines of summaries of tournaments
-- Grain: one row per line; one row per part of a line that has the rows of several players
-- Reads: summary_fields, summary_formats, text_parts, waiting_hands
-- Engine: duckdb
-- Access: internal

-- summary_no is the line_no of the summary's first line. is_player is TRUE for the row of a player.

SET VARIABLE pokersql_query = (
    SELECT
        'SELECT l.*, FALSE'
        || COALESCE(
            STRING_AGG(' OR (l.format = ' || TEXT_LITERAL(p.format) || ' AND (' || p.condition || '))', ''), ''
        )
        || ' AS is_player FROM ('
        || 'SELECT t.opening_no AS summary_no, t.line_no, t.source, t.line, t.format, '
        || 'UNNEST(RANGE(LEN(t.pieces))) AS piece_no, UNNEST(t.pieces) AS text FROM ('
        || 'SELECT p.*, CASE WHEN f.row_start IS NULL THEN [p.text] ELSE STRING_SPLIT(REPLACE(p.text, f.row_start, '
        || 'E''\n'' || f.row_start), E''\n'') END AS pieces '
        || 'FROM text_parts AS p INNER JOIN summary_formats AS f ON p.format = f.format '
        || 'WHERE p.opening_no IS NOT NULL AND p.opening_no NOT IN (SELECT w.hand_no FROM waiting_hands AS w)'
        || ') AS t) AS l'
    FROM (
        SELECT
            s.format,
            STRING_AGG('REGEXP_MATCHES(l.text, ' || TEXT_LITERAL(s.pattern) || ')', ' OR ') AS condition
        FROM summary_fields AS s
        WHERE s.field = 'player' AND s.format IN (SELECT t.format FROM text_parts AS t)
        GROUP BY s.format
    ) AS p
);

CREATE OR REPLACE TEMPORARY TABLE summary_lines AS
FROM QUERY(GETVARIABLE('pokersql_query'));
