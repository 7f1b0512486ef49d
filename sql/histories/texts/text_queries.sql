-- Macros that write SQL with constant regular expressions, which DuckDB compiles once per query
-- Reads: history_formats, line_changes, line_templates, summary_formats
-- Engine: duckdb
-- Access: internal

-- The SQL of columns of NULLs. With it a query has each column, even if no format has a value for the column
CREATE OR REPLACE TEMPORARY MACRO null_texts(names) AS
    ARRAY_TO_STRING(LIST_TRANSFORM(names, lambda pokersql_name: 'NULL::VARCHAR AS "' || pokersql_name || '"'), ', ');

-- The SQL of a CASE: the format of the hand or tournament summary that begins with the line; NULL for other lines
CREATE OR REPLACE TEMPORARY MACRO format_case(text) AS (
    SELECT
        'CASE WHEN NOT REGEXP_MATCHES(' || text || ', ' || TEXT_LITERAL(STRING_AGG(f.first_line, '|')) || ') THEN NULL '
        || STRING_AGG(
            'WHEN REGEXP_MATCHES(' || text || ', ' || TEXT_LITERAL(f.first_line) || ') THEN ' || TEXT_LITERAL(f.format),
            ' ' ORDER BY f.format_no
        ) || ' END'
    FROM (
        SELECT s.format, s.first_line, 0 AS format_no FROM summary_formats AS s
        UNION ALL
        SELECT h.format, h.first_line, h.format_no FROM history_formats AS h
    ) AS f
    WHERE f.first_line IS NOT NULL
);

-- The SQL of the condition that a line l matches a template of one of the kinds and parts. NULL means all kinds or
-- parts
CREATE OR REPLACE TEMPORARY MACRO kind_condition(kinds, parts) AS (
    SELECT
        'FALSE' || STRING_AGG(
            ' OR (l.format = ' || TEXT_LITERAL(t.format) || ' AND ' || TEMPLATE_CONDITION('l.text', t.template) || ')',
            ''
        )
    FROM line_templates AS t
    WHERE (kinds IS NULL OR LIST_CONTAINS(kinds, t.kind)) AND (parts IS NULL OR LIST_CONTAINS(parts, t.part))
);

-- The SQL of a CASE: NULL if no hand begins within a line l. Else a struct of the text before the hand, its first line
-- and its format
CREATE OR REPLACE TEMPORARY MACRO inner_case() AS (
    SELECT
        'CASE WHEN NOT REGEXP_MATCHES(l.text, ' || TEXT_LITERAL(STRING_AGG(f.inner_line, '|')) || ') OR '
        || KIND_CONDITION(['chat'], NULL) || ' OR (' || FORMAT_CASE('l.text') || ') IS NOT NULL THEN NULL '
        || STRING_AGG(
            'WHEN REGEXP_MATCHES(l.text, ' || TEXT_LITERAL('\S.*' || f.inner_line)
            || ') THEN STRUCT_INSERT(REGEXP_EXTRACT(l.text, '
            || TEXT_LITERAL('^\s*(.*?\S)\s*(' || f.inner_line || '.*?)\s*$')
            || ', [''before'', ''first'']), opened := ' || TEXT_LITERAL(f.format) || ')',
            ' ' ORDER BY f.format_no
        ) || ' END'
    FROM history_formats AS f
    WHERE f.inner_line IS NOT NULL
);

-- The SQL of the text of a line l after the changes of line_changes
CREATE OR REPLACE TEMPORARY MACRO changed_text() AS (
    SELECT 'CASE ' || STRING_AGG(f.changes, ' ') || ' ELSE l.text END'
    FROM (
        SELECT
            'WHEN l.format = ' || TEXT_LITERAL(c.format) || ' THEN '
            || REPEAT('REGEXP_REPLACE(', COUNT(*)) || 'l.text'
            || STRING_AGG(
                ', ' || TEXT_LITERAL(c.pattern) || ', ' || TEXT_LITERAL(c.replacement) || ', ''g'')',
                '' ORDER BY c.rowid
            ) AS changes
        FROM line_changes AS c
        GROUP BY c.format
    ) AS f
);
