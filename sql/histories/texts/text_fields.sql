-- The fields of hands in text formats, as the files write them
-- Grain: one row per hand
-- Reads: field_kinds, hand_fields, text_heads
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_query = (
    WITH
    -- One row per format and field: the SQL that reads the field
    readings AS (
        SELECT f.format, FIRST_MATCH('h.head', LIST(f.pattern ORDER BY f.rowid)) || ' AS ' || f.field AS reading
        FROM hand_fields AS f
        GROUP BY f.format, f.field
    ),

    -- Two rows per format: each query reads half of its hands. DuckDB runs the two queries at the same time.
    queries AS (
        SELECT
            ' UNION ALL BY NAME SELECT h.* EXCLUDE (h.head), ' || STRING_AGG(r.reading, ', ')
            || ' FROM text_heads AS h WHERE h.format = ' || TEXT_LITERAL(r.format)
            || ' AND h.hand_no // 2 % 2 = ' || p.half AS query
        FROM readings AS r
        CROSS JOIN (VALUES (0), (1)) AS p (half)
        GROUP BY r.format, p.half
    )

    SELECT
        'SELECT h.* EXCLUDE (h.head), '
        || NULL_TEXTS((SELECT LIST(k.field) FROM field_kinds AS k))
        || ' FROM text_heads AS h WHERE FALSE'
        || STRING_AGG(q.query, '')
    FROM queries AS q
);

CREATE OR REPLACE TEMPORARY TABLE text_fields AS
FROM QUERY(GETVARIABLE('pokersql_query'));
