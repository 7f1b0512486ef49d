-- The lines of the PokerStars hands in present_hands
-- Grain: one row per line
-- Reads: hand_lines, present_hands
-- Engine: duckdb
-- Access: internal

-- in_summary is TRUE for the line *** SUMMARY *** and the lines after it.

CREATE OR REPLACE TEMPORARY TABLE pokerstars_lines AS
SELECT
    l.hand_no,
    l.line_no,
    l.line,
    l.text,
    COUNT(*) FILTER (WHERE STARTS_WITH(l.text, '*** SUMMARY')) OVER (
        PARTITION BY l.hand_no
        ORDER BY l.line_no
        ROWS UNBOUNDED PRECEDING
    ) > 0 AS in_summary
FROM hand_lines AS l
INNER JOIN present_hands AS r ON l.hand_no = r.hand_no
WHERE r.format = 'pokerstars';
