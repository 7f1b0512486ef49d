-- Writes the lines of PokerStars hands to hand_lines
-- Grain: one new row of hand_lines per line that is not blank, two if the next hand begins within the line
-- Reads: hand_lines, numbered_lines
-- Engine: duckdb
-- Access: internal

-- A hand ends with the lines of its summary. Lines of play after a summary, or before the first header, become a hand
-- without a header, whose error is bad_header.

INSERT INTO hand_lines
WITH
-- One row per line: its text; if a hand begins within the line, also the text before that hand and the hand's header
splits AS (
    SELECT
        n.line_no,
        n.source,
        n.line,
        TRIM(n.text, E' \t\r' || CHR(160)) AS text,
        CASE
            WHEN
                REGEXP_MATCHES(TEXT_WITH(n.text, '#'), '\S.*(?i:hand|game) ?#[A-Za-z]*\d+:')
                AND NOT CONTAINS(n.text, ' said, "')
                AND NOT IS_POKERSTARS_HEADER(n.text)
                THEN
                    REGEXP_EXTRACT(
                        n.text,
                        '^(.*?\S)\s*((?:PokerStars|CoinPoker|Poker)[A-Za-z ]{0,16} #[A-Za-z]*\d+:.*)$',
                        ['before', 'header']
                    )
        END AS parts
    FROM numbered_lines AS n
    WHERE n.format = 'pokerstars'
),

-- One row per line that is not blank, and one more if a hand begins within the line
pieces AS (
    SELECT s.line_no, s.source, s.line, COALESCE(NULLIF(s.parts.before, ''), s.text) AS text
    FROM splits AS s
    WHERE s.text > ''
    UNION ALL
    SELECT s.line_no + 1 AS line_no, s.source, s.line, s.parts.header AS text
    FROM splits AS s
    WHERE s.parts.before > ''
),

-- One row per row of pieces: opening_no, the line_no of the hand's header; NULL before the first hand of the source
openings AS (
    SELECT
        p.*,
        MAX(CASE WHEN IS_POKERSTARS_HEADER(p.text) THEN p.line_no END) OVER (
            PARTITION BY p.source ORDER BY p.line_no ROWS UNBOUNDED PRECEDING
        ) AS opening_no,
        STARTS_WITH(p.text, '*** SUMMARY') AS is_summary
    FROM pieces AS p
),

-- One row per hand with a summary: the line_no of the first line of the summary
summaries AS (
    SELECT o.opening_no, MIN(o.line_no) AS summary_no
    FROM openings AS o
    WHERE o.is_summary AND o.opening_no IS NOT NULL
    GROUP BY o.opening_no
),

-- One row per source and opening_no: the first line of play after the hand's summary, or before the source's first hand
strays AS (
    SELECT o.source, o.opening_no, MIN(o.line_no) AS stray_no
    FROM openings AS o
    LEFT JOIN summaries AS s ON o.opening_no = s.opening_no
    WHERE
        CASE
            WHEN o.opening_no IS NULL
                THEN o.is_summary OR IS_POKERSTARS_SEAT(o.text)
            WHEN o.line_no > s.summary_no
                THEN
                    IS_POKERSTARS_SEAT(o.text)
                    OR NOT REGEXP_MATCHES(
                        o.text, '^(?:Total pot|Board |FIRST|SECOND|THIRD|Seat \d+: |Hand was run|Hand cancelled)'
                    )
        END
    GROUP BY o.source, o.opening_no
)

SELECT
    CASE WHEN o.line_no >= s.stray_no THEN s.stray_no ELSE o.opening_no END AS hand_no,
    o.line_no,
    o.source,
    o.line,
    o.text
FROM openings AS o
LEFT JOIN strays AS s ON o.source = s.source AND o.opening_no IS NOT DISTINCT FROM s.opening_no
WHERE o.opening_no IS NOT NULL OR o.line_no >= s.stray_no;
