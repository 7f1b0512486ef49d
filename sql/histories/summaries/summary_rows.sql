-- The rows of players in summaries of tournaments, as the files write them
-- Grain: one row per row of a player
-- Reads: summary_field_kinds, summary_fields, summary_lines
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_query = (
    WITH
    -- One row per format and field of a player: the SQL that reads the field
    readings AS (
        SELECT f.format, FIRST_MATCH('l.text', LIST(f.pattern ORDER BY f.rowid)) || ' AS ' || f.field AS reading
        FROM summary_fields AS f
        INNER JOIN summary_field_kinds AS k ON f.field = k.field AND k.told_of = 'player'
        WHERE f.format IN (SELECT l.format FROM summary_lines AS l)
        GROUP BY f.format, f.field
    ),

    -- One row per format: the query of its rows
    queries AS (
        SELECT
            ' UNION ALL BY NAME SELECT l.* EXCLUDE (l.text, l.is_player), ' || STRING_AGG(r.reading, ', ')
            || ' FROM summary_lines AS l WHERE l.is_player AND l.format = ' || TEXT_LITERAL(r.format) AS query
        FROM readings AS r
        GROUP BY r.format
    )

    SELECT
        'SELECT l.* EXCLUDE (l.text, l.is_player), '
        || NULL_TEXTS((SELECT LIST(k.field) FROM summary_field_kinds AS k WHERE k.told_of = 'player'))
        || ' FROM summary_lines AS l WHERE FALSE'
        || COALESCE(STRING_AGG(q.query, ''), '')
    FROM queries AS q
);

CREATE OR REPLACE TEMPORARY TABLE summary_rows AS
FROM QUERY(GETVARIABLE('pokersql_query'));
