-- The lines of sources in XML formats, each with the element that it belongs to
-- Grain: one row per line from the first <session>, <description> or <game> of its source
-- Reads: numbered_lines, xml_games
-- Engine: duckdb
-- Access: internal

-- opening is the tag of the element, and start_no the line_no of its first line. A <game> is a hand. <session> and
-- <description> have the data of the hands after them. The text has no tag </session>.

CREATE OR REPLACE TEMPORARY TABLE xml_parts AS
WITH
-- One row per line: the tag of the element that begins in the line, or NULL
openings AS (
    SELECT
        n.line_no,
        n.format,
        n.source,
        n.line,
        TRIM(REGEXP_REPLACE(n.text, '\s*</session>\s*$', ''), E' \t\r') AS text,
        NULLIF(REGEXP_EXTRACT(n.text, '^\s*<(\?xml|session|description|game)\b', 1), '') AS tag
    FROM numbered_lines AS n
    WHERE NOT n.is_text AND n.format IN (SELECT g.format FROM xml_games AS g)
)

SELECT
    o.* EXCLUDE (o.tag),
    LAST_VALUE(o.tag IGNORE NULLS) OVER before_it AS opening,
    MAX(CASE WHEN o.tag IS NOT NULL THEN o.line_no END) OVER before_it AS start_no
FROM openings AS o
WHERE o.text > ''
WINDOW before_it AS (PARTITION BY o.source ORDER BY o.line_no ROWS UNBOUNDED PRECEDING);
