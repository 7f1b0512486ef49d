-- The fields of PHH hands
-- Grain: one row per field of a hand
-- Reads: phh_lines
-- Source: the PHH standard
-- Engine: duckdb
-- Access: internal

-- field is NULL for lines that stand before the first field.

DROP TABLE IF EXISTS temp.phh_fields;

CREATE TEMPORARY TABLE phh_fields AS
WITH
-- One row per field whose value goes on after its first line: the other lines
more_lines AS (
    SELECT l.field_no, STRING_AGG(l.text, E'\n' ORDER BY l.line_no) AS text
    FROM phh_lines AS l
    WHERE l.line_no > l.field_no
    GROUP BY l.field_no
),

-- One row per field: the lines of its value
texts AS (
    SELECT
        l.hand_no,
        l.line,
        l.is_field,
        l.text,
        SUBSTR(l.text, INSTR(l.text, '=') + 1) || COALESCE(E'\n' || m.text, '') AS value
    FROM phh_lines AS l
    LEFT JOIN more_lines AS m ON l.field_no = m.field_no AND l.is_field
    WHERE l.line_no = l.field_no OR (l.field_no = l.hand_no AND NOT l.is_field)
)

SELECT
    t.hand_no,
    t.line,
    CASE WHEN t.is_field THEN TRIM(SPLIT_PART(t.text, '=', 1), E' \t"''') END AS field,
    TOML_VALUE(t.value) AS value
FROM texts AS t;
