-- The fields of PHH hands
-- Grain: one row per field of a hand; each line before the first field has a row, too
-- Reads: hand_lines, present_hands
-- Source: the PHH standard
-- Engine: duckdb
-- Access: internal

-- A field's value ends before the next field. In the row of a line before the first field, field is NULL.

CREATE OR REPLACE TEMPORARY TABLE phh_fields AS
WITH
-- One row per line: whether a field begins in it
openings AS (
    SELECT
        l.*,
        REGEXP_MATCHES(l.text, '^\s*(?:[A-Za-z0-9_-]+|"[^"]*"|''[^'']*'')\s*=') AS is_field
    FROM hand_lines AS l
    INNER JOIN present_hands AS r ON l.hand_no = r.hand_no
    WHERE r.format = 'phh'
),

-- One row per line: field_no, the line_no of the line in which its field begins
members AS (
    SELECT
        o.*,
        MAX(CASE WHEN o.is_field THEN o.line_no END) OVER (
            PARTITION BY o.hand_no
            ORDER BY o.line_no
            ROWS UNBOUNDED PRECEDING
        ) AS field_no
    FROM openings AS o
),

-- One row per field whose value has several lines: the text of its lines after the first
more_lines AS (
    SELECT m.field_no, STRING_AGG(m.text, E'\n' ORDER BY m.line_no) AS text
    FROM members AS m
    WHERE m.line_no > m.field_no
    GROUP BY m.field_no
),

-- One row per field, and one per line before the first field: the text of the value
texts AS (
    SELECT
        m.hand_no,
        m.line,
        m.is_field,
        m.text,
        SUBSTR(m.text, INSTR(m.text, '=') + 1) || COALESCE(E'\n' || r.text, '') AS value
    FROM members AS m
    LEFT JOIN more_lines AS r ON m.field_no = r.field_no
    WHERE m.is_field OR m.field_no IS NULL
)

SELECT
    t.hand_no,
    t.line,
    CASE WHEN t.is_field THEN TRIM(SPLIT_PART(t.text, '=', 1), E' \t"''') END AS field,
    TOML_VALUE(t.value) AS value
FROM texts AS t;
