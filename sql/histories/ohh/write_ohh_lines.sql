-- Writes the lines of Open Hand History hands to hand_lines
-- Grain: one new row of hand_lines per line that is not blank
-- Reads: hand_lines, numbered_lines
-- Engine: duckdb
-- Access: internal

-- Each hand is a JSON object. A file has one hand per line, hands between blank lines, or an array of hands. A line
-- that begins an object begins a hand in four cases. (1) The first key of the object is "ohh". (2) The line before is
-- blank or missing. (3) The line has only a brace, indented like the file's first object. (4) No brace is open before
-- the line, if braces are counted from the last hand that begins by case 1, 2 or 3.

INSERT INTO hand_lines BY NAME
WITH
-- One row per line: is_object is TRUE if it begins an object, is_start if it begins a hand by case 1 or 2. opened is
-- the number of its opening braces less that of its closing braces
lines AS (
    SELECT
        n.*,
        REGEXP_MATCHES(n.text, '^[\s\[,]*\{') AS is_object,
        REGEXP_MATCHES(n.text, '^[\s\[,]*\{\s*"ohh"')
        OR (
            REGEXP_MATCHES(n.text, '^[\s\[,]*\{')
            AND (n.is_first OR LAG(TRIM(n.text), 1, '') OVER (PARTITION BY n.source ORDER BY n.line_no) = '')
        ) AS is_start,
        LENGTH(REGEXP_REPLACE(n.text, '"(?:[^"\\]|\\.)*"|[^{]', '', 'g'))
        - LENGTH(REGEXP_REPLACE(n.text, '"(?:[^"\\]|\\.)*"|[^}]', '', 'g')) AS opened
    FROM numbered_lines AS n
    WHERE n.format = 'ohh'
),

-- One row per line that is not blank: the text of the source's first line that begins an object
firsts AS (
    SELECT l.*, MIN_BY(l.text, l.line_no) FILTER (WHERE l.is_object) OVER (PARTITION BY l.source) AS first_object
    FROM lines AS l
    WHERE TRIM(l.text) > ''
),

-- One row per line that is not blank: line_no of the last line so far that begins a hand by case 1, 2 or 3
starts AS (
    SELECT
        f.*,
        MAX(
            CASE
                WHEN
                    f.is_start
                    OR (REGEXP_FULL_MATCH(f.text, '\s+\{\s*') AND RTRIM(f.text) = RTRIM(f.first_object))
                    THEN f.line_no
            END
        ) OVER (PARTITION BY f.source ORDER BY f.line_no ROWS UNBOUNDED PRECEDING) AS start_no
    FROM firsts AS f
),

-- One row per line that is not blank: the number of braces that are open before the line
depths AS (
    SELECT
        s.*,
        COALESCE(
            SUM(s.opened) OVER (
                PARTITION BY s.source, s.start_no
                ORDER BY s.line_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS depth
    FROM starts AS s
)

SELECT
    MAX(CASE WHEN d.line_no = d.start_no OR (d.is_object AND d.depth <= 0) THEN d.line_no END) OVER (
        PARTITION BY d.source
        ORDER BY d.line_no
        ROWS UNBOUNDED PRECEDING
    ) AS hand_no,
    d.line_no,
    d.source,
    d.line,
    'ohh' AS format,
    d.text
FROM depths AS d
QUALIFY hand_no IS NOT NULL;
