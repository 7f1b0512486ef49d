-- The elements of hands in XML formats
-- Grain: one row per tag in the text of a hand
-- Reads: hand_lines, present_hands, xml_games, xml_heads
-- Engine: duckdb
-- Access: internal

-- element is the text from the tag to the next tag. element_no counts the elements of the hand from 1. round is the
-- number or name of the element's round; round_no counts the rounds of the hand from 1, and is 0 before the first. head
-- is the data of the hand's session or table; only the row of the first element has it. is_torn is TRUE if the hand has
-- text outside elements.

CREATE OR REPLACE TEMPORARY TABLE xml_elements AS
WITH
-- One row per hand: its text, the numbers of its lines in the file, and its elements
texts AS (
    SELECT
        r.hand_no,
        r.source,
        r.format,
        STRING_AGG(l.text, E'\n' ORDER BY l.line_no) AS text,
        LIST(l.line ORDER BY l.line_no) AS lines,
        REGEXP_EXTRACT_ALL(STRING_AGG(l.text, E'\n' ORDER BY l.line_no), '<(?:[^"<>]|"[^"]*")*>[^<]*') AS elements
    FROM present_hands AS r
    INNER JOIN hand_lines AS l ON r.hand_no = l.hand_no
    WHERE r.format IN (SELECT g.format FROM xml_games AS g)
    GROUP BY r.hand_no, r.source, r.format
),

-- One row per element
pieces AS (
    SELECT
        t.hand_no,
        t.source,
        t.format,
        t.lines,
        LENGTH(ARRAY_TO_STRING(t.elements, '')) < LENGTH(t.text) AS is_torn,
        UNNEST(RANGE(1, LEN(t.elements) + 1)) AS element_no,
        UNNEST(t.elements) AS element
    FROM texts AS t
),

-- One row per element: its tag, and how many line breaks it has. opened is the number or name of the round that it
-- opens
tags AS (
    SELECT
        p.*,
        REGEXP_EXTRACT(p.element, '^<(/?\w+)', 1) AS tag,
        LENGTH(p.element) - LENGTH(REPLACE(p.element, E'\n', '')) AS breaks,
        CASE
            WHEN STARTS_WITH(p.element, '<round')
                THEN COALESCE(XML_ATTRIBUTE(p.element, 'id'), XML_ATTRIBUTE(p.element, 'no'))
        END AS opened
    FROM pieces AS p
),

-- One row per element: its line, its round and round_no
rounds AS (
    SELECT
        t.*,
        t.lines[CAST(1 + SUM(t.breaks) OVER before_it - t.breaks AS BIGINT)] AS line,
        LAST_VALUE(t.opened IGNORE NULLS) OVER before_it AS round,
        CAST(COUNT(*) FILTER (WHERE t.tag = 'round') OVER before_it AS INTEGER) AS round_no
    FROM tags AS t
    WINDOW before_it AS (PARTITION BY t.hand_no ORDER BY t.element_no ROWS UNBOUNDED PRECEDING)
)

SELECT
    r.hand_no,
    r.format,
    r.is_torn,
    CAST(r.element_no AS INTEGER) AS element_no,
    r.tag,
    r.element,
    r.line,
    r.round,
    r.round_no,
    CASE WHEN r.element_no = 1 THEN h.text END AS head
FROM rounds AS r
ASOF LEFT JOIN xml_heads AS h ON r.source = h.source AND r.hand_no > h.line_no;
