-- The format of each source
-- Grain: one row per source
-- Reads: format_sources, history_formats, history_lines
-- Engine: duckdb
-- Access: internal

-- If the format is unknown, format is NULL, and unknown_as describes the source. format is a list joined by ', ' if the
-- source matches several text formats. is_text is TRUE for text formats. is_begun is TRUE if history_lines has line 1
-- of the source. It is FALSE if an earlier slice had line 1.

CREATE OR REPLACE TEMPORARY TABLE source_formats AS
WITH
-- One row per source: its format. begin is the start of the first line that is not blank
sources AS (
    SELECT
        l.source,
        MIN(l.line) AS first_line,
        MIN(ABS(l.line)) = 1 AS is_begun,
        MAX(ABS(l.line)) AS lines,
        COALESCE(
            MIN(h.format) FILTER (WHERE h.first_line IS NULL), STRING_AGG(DISTINCT f.format, ', ' ORDER BY f.format)
        ) AS format,
        COALESCE(
            BOOL_AND(h.format IS NULL OR h.first_line IS NOT NULL) FILTER (WHERE f.format IS NOT NULL), FALSE
        ) AS is_text,
        BOOL_OR(REGEXP_MATCHES(l.text, '(?i)^[^a-z]*[a-z ]*\W+tournament summary')) AS is_summary,
        LEFT(TRIM(ARG_MIN(l.text, l.line) FILTER (WHERE REGEXP_MATCHES(l.text, '\P{Zs}'))), 60) AS begin
    FROM history_lines AS l
    LEFT JOIN format_sources AS f ON l.source = f.source
    LEFT JOIN history_formats AS h ON f.format = h.format
    GROUP BY l.source
)

SELECT
    s.* EXCLUDE (s.is_summary, s.begin),
    CASE
        WHEN s.format IS NOT NULL THEN NULL
        WHEN s.is_summary THEN 'a tournament summary in an unknown format'
        ELSE 'no hand history' || COALESCE(': its first line is "' || s.begin || '"', '')
    END AS unknown_as
FROM sources AS s;
