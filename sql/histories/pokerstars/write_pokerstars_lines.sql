-- Writes the lines of PokerStars hands
-- Grain: one new row of hand_lines per line that is not blank, two if the next hand begins within it
-- Reads: hand_lines, numbered_lines
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

-- A hand ends with the lines of its summary. Lines that stand behind them, or before the first hand, and are lines of a
-- hand are a hand without a first line: its header is wrong.

INSERT INTO hand_lines
WITH
-- One row per line: its pieces, of which the second begins a hand
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

-- One row per piece of a line that is not blank
pieces AS (
    SELECT s.line_no, s.source, s.line, COALESCE(NULLIF(s.parts.before, ''), s.text) AS text
    FROM splits AS s
    WHERE s.text > ''
    UNION ALL
    SELECT s.line_no + 1 AS line_no, s.source, s.line, s.parts.header AS text
    FROM splits AS s
    WHERE s.parts.before > ''
),

-- One row per piece: whether it opens a hand, opens a summary, is a seat, is of a hand for sure, may be of a summary
kinds AS (
    SELECT
        p.*,
        IS_POKERSTARS_HEADER(p.text) AS is_header,
        STARTS_WITH(p.text, '*** SUMMARY') AS is_summary,
        REGEXP_MATCHES(TEXT_WITH(p.text, ' in chips'), '^Seat \d+: .* in chips') AS is_seat,
        is_seat OR is_summary AS is_played,
        NOT is_seat
        AND REGEXP_MATCHES(p.text, '^(?:Total pot|Board |FIRST|SECOND|THIRD|Seat \d+: |Hand was run|Hand cancelled)')
            AS is_summed
    FROM pieces AS p
),

-- One row per piece: the first line of the hand
openings AS (
    SELECT k.*, MAX(CASE WHEN k.is_header THEN k.line_no END) OVER w AS opening_no
    FROM kinds AS k
    WINDOW w AS (PARTITION BY k.source ORDER BY k.line_no ROWS UNBOUNDED PRECEDING)
),

-- One row per piece: whether it stands behind a summary's first line
summaries AS (
    SELECT
        o.*,
        COUNT(*) FILTER (WHERE o.is_summary) OVER (
            PARTITION BY o.source, o.opening_no
            ORDER BY o.line_no
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) > 0 AS is_behind
    FROM openings AS o
),

-- One row per piece: the first line behind the hand's summary, or before all hands
strays AS (
    SELECT
        s.*,
        MIN(s.line_no) FILTER (
            WHERE CASE WHEN s.opening_no IS NULL THEN s.is_played ELSE s.is_behind AND NOT s.is_summed END
        ) OVER (PARTITION BY s.source, s.opening_no) AS stray_no
    FROM summaries AS s
)

SELECT
    CASE WHEN s.line_no >= s.stray_no THEN s.stray_no ELSE s.opening_no END AS hand_no,
    s.line_no,
    s.source,
    s.line,
    s.text
FROM strays AS s
WHERE s.opening_no IS NOT NULL OR s.line_no >= s.stray_no;
