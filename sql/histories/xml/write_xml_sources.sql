-- Writes the sources in XML formats to format_sources
-- Grain: one new row of format_sources per source
-- Reads: format_sources, history_lines
-- Engine: duckdb
-- Access: internal

INSERT INTO format_sources
WITH
-- One row per line in which a hand begins: its format
openings AS (
    SELECT
        l.source,
        CASE WHEN REGEXP_MATCHES(l.text, '<game\s[^>]*\bgamecode="') THEN 'ipoker' ELSE 'merge' END AS format
    FROM history_lines AS l
    WHERE
        CONTAINS(l.text, '<game ')
        AND REGEXP_MATCHES(l.text, '<game\s[^>]*\b(?:gamecode="|numholecards="|id="\d+-\d+")')
)

SELECT o.source, MIN(o.format) AS format
FROM openings AS o
GROUP BY o.source;
