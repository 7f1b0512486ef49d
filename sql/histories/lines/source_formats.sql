-- The format of each source
-- Grain: one row per source
-- Reads: format_sources, history_lines
-- Engine: duckdb
-- Access: internal

-- format is NULL if the format is unknown. is_summary is TRUE if a line begins the summary of a tournament. is_begun is
-- TRUE if history_lines has line 1 of the source, FALSE if line 1 was loaded earlier.

CREATE OR REPLACE TEMPORARY TABLE source_formats AS
SELECT
    l.source,
    MIN(l.line) AS first_line,
    MIN(l.line) = 1 AS is_begun,
    MAX(l.line) AS lines,
    MIN(f.format) AS format,
    BOOL_OR(
        REGEXP_MATCHES(l.text, '(?i)^[^a-z]*[a-z ]*\W+tournament summary|^\s*PokerStars Tournament #\d+,')
    ) AS is_summary
FROM history_lines AS l
LEFT JOIN format_sources AS f ON l.source = f.source
GROUP BY l.source;
