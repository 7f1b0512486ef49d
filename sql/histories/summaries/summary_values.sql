-- The fields of summaries of tournaments, as the files write them
-- Grain: one row per summary
-- Reads: summary_field_kinds, summary_fields, summary_lines
-- Engine: duckdb
-- Access: internal

-- repeated is the first field that has several values, which happens if the first line of the next summary is missing.

SET VARIABLE pokersql_query = (
    WITH
    -- One row per format and field of the tournament or of the file's owner: the SQL that reads the field
    readings AS (
        SELECT f.format, FIRST_MATCH('h.head', LIST(f.pattern ORDER BY f.rowid)) || ' AS ' || f.field AS reading
        FROM summary_fields AS f
        INNER JOIN summary_field_kinds AS k ON f.field = k.field AND k.told_of <> 'player'
        WHERE f.format IN (SELECT l.format FROM summary_lines AS l)
        GROUP BY f.format, f.field
    ),

    -- One row per format: the SQL that finds a field with several values
    repeats AS (
        SELECT
            f.format,
            'CASE '
            || STRING_AGG(
                'WHEN LEN(LIST_DISTINCT(REGEXP_EXTRACT_ALL(h.head, ' || TEXT_LITERAL(f.pattern) || ', 1))) > 1 THEN '
                || TEXT_LITERAL(f.field),
                ' ' ORDER BY f.rowid
            )
            || ' END AS repeated' AS reading
        FROM summary_fields AS f
        INNER JOIN summary_field_kinds AS k ON f.field = k.field AND k.told_of <> 'player'
        GROUP BY f.format
    ),

    -- One row per format: the query of its summaries
    queries AS (
        SELECT
            ' UNION ALL BY NAME SELECT h.* EXCLUDE (h.head), ' || STRING_AGG(r.reading, ', ') || ', '
            || ANY_VALUE(m.reading) || ' FROM heads AS h WHERE h.format = ' || TEXT_LITERAL(r.format) AS query
        FROM readings AS r
        INNER JOIN repeats AS m ON r.format = m.format
        GROUP BY r.format
    )

    SELECT
        'WITH heads AS (SELECT l.summary_no, l.source, l.format, MIN(l.line) AS line, '
        || 'STRING_AGG(l.text, E''\n'' ORDER BY l.line_no, l.piece_no) FILTER (WHERE NOT l.is_player) AS head '
        || 'FROM summary_lines AS l GROUP BY l.summary_no, l.source, l.format) SELECT h.* EXCLUDE (h.head), '
        || NULL_TEXTS((SELECT LIST(k.field) FROM summary_field_kinds AS k WHERE k.told_of <> 'player'))
        || ', NULL::VARCHAR AS repeated'
        || ' FROM heads AS h WHERE FALSE'
        || COALESCE(STRING_AGG(q.query, ''), '')
    FROM queries AS q
);

CREATE OR REPLACE TEMPORARY TABLE summary_values AS
FROM QUERY(GETVARIABLE('pokersql_query'));
