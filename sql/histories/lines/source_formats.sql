-- The format of each source
-- Grain: one row per source
-- Reads: format_sources, history_formats, history_lines
-- Engine: duckdb
-- Access: internal

-- format is NULL if the format is unknown; several text formats are joined by ', '. is_text is TRUE for text formats. is_summary is TRUE if a line begins the summary of a tournament. is_begun is
-- TRUE if history_lines has line 1 of the source, FALSE if line 1 was loaded earlier.

CREATE OR REPLACE TEMPORARY TABLE source_formats AS
SELECT
    l.source,
    MIN(l.line) AS first_line,
    MIN(l.line) = 1 AS is_begun,
    MAX(l.line) AS lines,
    COALESCE(
        MIN(f.format) FILTER (WHERE h.first_line IS NULL), STRING_AGG(DISTINCT f.format, ', ' ORDER BY f.format)
    ) AS format,
    COALESCE(BOOL_AND(h.first_line IS NOT NULL) FILTER (WHERE f.format IS NOT NULL), FALSE) AS is_text,
    BOOL_OR(
        REGEXP_MATCHES(l.text, '(?i)^[^a-z]*[a-z ]*\W+tournament summary|^\s*PokerStars Tournament #\d+,')
    ) AS is_summary
FROM history_lines AS l
LEFT JOIN format_sources AS f ON l.source = f.source
LEFT JOIN history_formats AS h ON f.format = h.format
GROUP BY l.source;
