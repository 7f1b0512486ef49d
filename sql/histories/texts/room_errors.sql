-- The unusable rows in the tables that describe text formats
-- Grain: one row per error
-- Columns:
--   relation: the table of the row
--   format: see history_formats and summary_formats
--   expected: the right value
--   found: the wrong value in the row
-- Reads: field_kinds, hand_fields, history_formats, line_changes, line_kinds, line_templates, room_games,
--   summary_field_kinds, summary_fields, summary_formats
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY VIEW room_errors AS
WITH
-- One row per regular expression for a field
field_patterns AS (
    SELECT
        'hand_fields' AS relation,
        f.format,
        f.field,
        f.pattern,
        'field_kinds' AS kinds,
        f.field IN (SELECT k.field FROM field_kinds AS k) AS has_kind
    FROM hand_fields AS f
    UNION ALL
    SELECT
        'summary_fields' AS relation,
        s.format,
        s.field,
        s.pattern,
        'summary_field_kinds' AS kinds,
        s.field IN (SELECT n.field FROM summary_field_kinds AS n) AS has_kind
    FROM summary_fields AS s
),

-- One row per text format and field for which it needs an expression
formats AS (
    SELECT h.format, 'history_formats' AS kind, 'hand_fields' AS relation, 'site' AS field
    FROM history_formats AS h
    WHERE h.first_line IS NOT NULL
    UNION ALL
    SELECT s.format, 'summary_formats' AS kind, 'summary_fields' AS relation, 'id' AS field
    FROM summary_formats AS s
    UNION ALL
    SELECT t.format, 'summary_formats' AS kind, 'summary_fields' AS relation, 'site' AS field
    FROM summary_formats AS t
    WHERE t.site IS NULL
),

-- One row per checked value: bad is TRUE if the value can't be used
row_values AS (
    SELECT
        'line_templates' AS relation,
        t.format,
        'a kind of line_kinds' AS expected,
        t.kind AS found,
        t.kind NOT IN (SELECT k.kind FROM line_kinds AS k) AS bad
    FROM line_templates AS t
    UNION ALL
    SELECT
        'line_templates' AS relation,
        a.format,
        'all-in with {put}' AS expected,
        a.template AS found,
        a.kind = 'all-in' AND CONTAINS(a.template, '{amount}') AS bad
    FROM line_templates AS a
    UNION ALL
    SELECT
        'line_templates' AS relation,
        p.format,
        'play, summary or any' AS expected,
        p.part AS found,
        p.part NOT IN ('play', 'summary', 'any') AS bad
    FROM line_templates AS p
    UNION ALL
    SELECT
        'line_templates' AS relation,
        v.format,
        'no values but ' || ARRAY_TO_STRING(TEMPLATE_VALUE_NAMES(), ', ') AS expected,
        v.template AS found,
        NOT LIST_HAS_ALL(TEMPLATE_VALUE_NAMES(), REGEXP_EXTRACT_ALL(v.template, '\{([^{}]*)\}', 1)) AS bad
    FROM line_templates AS v
    UNION ALL
    SELECT
        f.relation,
        f.format,
        'a field of ' || f.kinds AS expected,
        f.field AS found,
        NOT f.has_kind AS bad
    FROM field_patterns AS f
    UNION ALL
    SELECT
        x.relation,
        x.format,
        'a regular expression with a group' AS expected,
        x.pattern AS found,
        COALESCE(
            NOT TRY(
                CASE
                    WHEN REGEXP_MATCHES('', x.pattern) IS NOT NULL
                        THEN REGEXP_MATCHES(x.pattern, '(?:^|[^\\])\((?:[^?]|\?P?<)')
                END
            ),
            TRUE
        ) AS bad
    FROM field_patterns AS x
    UNION ALL
    SELECT
        'line_changes' AS relation,
        c.format,
        'a regular expression, and \1 only for its groups' AS expected,
        c.pattern || ' becomes ' || c.replacement AS found,
        TRY(REGEXP_REPLACE('', c.pattern, c.replacement)) IS NULL AS bad
    FROM line_changes AS c
    UNION ALL
    SELECT
        'history_formats' AS relation,
        h.format,
        'regular expressions, and an example that first_line matches' AS expected,
        CONCAT_WS(' | ', h.first_line, h.inner_line, h.example) AS found,
        COALESCE(
            NOT TRY(
                CASE
                    WHEN REGEXP_MATCHES('', COALESCE(h.inner_line, '')) IS NOT NULL
                        THEN REGEXP_MATCHES(h.example, h.first_line)
                END
            ),
            TRUE
        ) AS bad
    FROM history_formats AS h
    WHERE h.first_line IS NOT NULL
    UNION ALL
    SELECT
        'history_formats' AS relation,
        o.format,
        'an opening with {player}' AS expected,
        COALESCE(o.opening, 'NULL') AS found,
        NOT CONTAINS(COALESCE(o.opening, ''), '{player}') AS bad
    FROM history_formats AS o
    WHERE o.first_line IS NOT NULL
    UNION ALL
    SELECT
        'room_games' AS relation,
        g.format,
        'no limit, pot limit, fixed limit or NULL' AS expected,
        g.betting AS found,
        COALESCE(g.betting NOT IN ('no limit', 'pot limit', 'fixed limit'), FALSE) AS bad
    FROM room_games AS g
    UNION ALL
    SELECT
        'summary_formats' AS relation,
        w.format,
        'a regular expression' AS expected,
        w.first_line AS found,
        TRY(REGEXP_MATCHES('', w.first_line)) IS NULL AS bad
    FROM summary_formats AS w
    UNION ALL
    SELECT
        'summary_formats' AS relation,
        y.format,
        'a hand_format of history_formats' AS expected,
        y.hand_format AS found,
        COALESCE(y.hand_format NOT IN (SELECT e.format FROM history_formats AS e), TRUE) AS bad
    FROM summary_formats AS y
),

-- One row per checked value: the table that has its format
row_kinds AS (
    SELECT
        k.relation,
        k.format,
        CASE WHEN STARTS_WITH(k.relation, 'summary') THEN 'summary_formats' ELSE 'history_formats' END AS kind
    FROM row_values AS k
)

SELECT r.relation, r.format, r.expected, r.found
FROM row_values AS r
WHERE r.bad
UNION ALL
SELECT DISTINCT u.relation, u.format, 'a text format of ' || u.kind AS expected, u.format AS found
FROM row_kinds AS u
WHERE (u.format, u.kind) NOT IN (SELECT (f.format, f.kind) FROM formats AS f)
UNION ALL
SELECT 'line_templates' AS relation, h.format, 'a template of kind seat or anonymous seat' AS expected, 'none' AS found
FROM formats AS h
WHERE
    h.kind = 'history_formats'
    AND h.format NOT IN (
        SELECT t.format FROM line_templates AS t
        WHERE t.kind IN ('seat', 'anonymous seat')
    )
UNION ALL
SELECT d.relation, d.format, 'an expression for the field ' || d.field AS expected, 'none' AS found
FROM formats AS d
WHERE (d.relation, d.format, d.field) NOT IN (SELECT (p.relation, p.format, p.field) FROM field_patterns AS p);
