-- The templates of lines, each with the SQL that finds and reads its lines
-- Grain: one row per template, and a second row per template that begins with the opening of its format
-- Reads: history_formats, line_templates
-- Engine: duckdb
-- Access: internal

-- The rows with by_name are for lines that begin with a listed player's name: they read the text after the opening
-- (l.action). The other rows read the whole line; if the template begins with the opening, they read only lines without
-- such a name. Rows with the lowest place are tried first. condition and reading are SQL expressions of a line l.
-- reading makes a struct of the values; names is the SQL list of the values' names. columns is SQL that adds other
-- columns.

CREATE OR REPLACE TEMPORARY TABLE line_rules AS
WITH
-- One row per template: action is the template without the opening, or NULL if the template does not begin with the
-- opening
templates AS (
    SELECT
        t.rowid AS template_no,
        t.*,
        CASE WHEN STARTS_WITH(t.template, f.opening) THEN SUBSTR(t.template, LENGTH(f.opening) + 1) END AS action
    FROM line_templates AS t
    INNER JOIN history_formats AS f ON t.format = f.format
),

-- One row per rule: the template, and the column with the text that the rule reads
bodies AS (
    SELECT t.*, TRUE AS by_name, t.action AS body, 'l.action' AS name
    FROM templates AS t
    WHERE t.action IS NOT NULL
    UNION ALL
    SELECT t.*, FALSE AS by_name, t.template AS body, 'l.text' AS name
    FROM templates AS t
)

SELECT
    CAST(ROW_NUMBER() OVER (ORDER BY b.template_no, b.by_name) AS INTEGER) AS rule_no,
    b.format,
    b.kind,
    b.by_name,
    CASE
        WHEN b.by_name THEN 2
        WHEN b.kind IN ('summary', 'seat', 'anonymous seat', 'table', 'chat') THEN 1
        ELSE 3
    END AS place,
    CASE b.part WHEN 'play' THEN 'NOT l.in_summary AND ' WHEN 'summary' THEN 'l.in_summary AND ' ELSE '' END
    || CASE
        WHEN b.by_name THEN 'l.player IS NOT NULL AND '
        WHEN b.action IS NOT NULL THEN 'l.player IS NULL AND '
        ELSE ''
    END
    || TEMPLATE_CONDITION(b.name, b.body) AS condition,
    CASE
        WHEN CONTAINS(b.body, '{') AND NOT b.kind IN ('street', 'board 2', 'board 3', 'board', 'dealt board')
            THEN
                'REGEXP_EXTRACT(' || b.name || ', ' || TEXT_LITERAL(TEMPLATE_PATTERN(b.body)) || ', '
                || TEMPLATE_VALUES(b.body) || ')'
    END AS reading,
    CASE WHEN reading IS NOT NULL THEN TEMPLATE_VALUES(b.body) END AS names,
    CASE WHEN b.by_name THEN ', l.player' ELSE '' END
    || CASE
        WHEN b.kind IN ('street', 'board 2', 'board 3', 'board', 'dealt board') THEN ', l.text AS cards'
        WHEN REGEXP_MATCHES(b.body, '\{amount\}|\{put\}')
            THEN ', LOWER(RIGHT(l.text, 8)) LIKE ''%all_in%'' AS says_all_in'
        ELSE ''
    END AS columns
FROM bodies AS b;
