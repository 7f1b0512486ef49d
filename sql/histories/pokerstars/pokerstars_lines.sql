-- The lines of PokerStars hands
-- Grain: one row per line that is not blank
-- Reads: numbered_lines
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

-- hand_no is the line_no of a hand's first line; in_summary is whether the line stands after *** SUMMARY ***.

DROP TABLE IF EXISTS temp.pokerstars_lines;

CREATE TEMPORARY TABLE pokerstars_lines AS
WITH
-- One row per line: whether it opens a hand, and whether it opens a summary
openings AS (
    SELECT
        n.line_no,
        n.source,
        n.line,
        TRIM(n.text, E' \t\r' || CHR(160)) AS text,
        IS_POKERSTARS_HEADER(n.text) AS is_header,
        STARTS_WITH(LTRIM(n.text), '*** SUMMARY') AS is_summary
    FROM numbered_lines AS n
    WHERE n.format = 'pokerstars'
),

-- One row per line: the hand, and the summary before it
members AS (
    SELECT
        o.*,
        MAX(CASE WHEN o.is_header THEN o.line_no END) OVER w AS hand_no,
        MAX(CASE WHEN o.is_summary THEN o.line_no END) OVER w AS summary_no
    FROM openings AS o
    WINDOW w AS (PARTITION BY o.source ORDER BY o.line_no ROWS UNBOUNDED PRECEDING)
)

SELECT
    m.hand_no,
    m.line_no,
    m.source,
    m.line,
    m.text,
    COALESCE(m.summary_no > m.hand_no, FALSE) AS in_summary
FROM members AS m
WHERE m.hand_no IS NOT NULL AND m.text > '';
