-- Writes the lines of hands in text formats to hand_lines
-- Grain: one new row of hand_lines per row of text_parts, from the first hand or line of play of the source on,
--   except rows of summaries of tournaments
-- Reads: hand_lines, summary_formats, summary_starts, text_parts, text_strays
-- Engine: duckdb
-- Access: internal

-- A hand ends with its summary. Lines of play after a summary, or before the first hand of a source, become a hand of
-- their own. Such a hand lacks its first line, so it has the error bad_header.

INSERT INTO hand_lines BY NAME
SELECT
    CASE WHEN p.line_no >= s.stray_no THEN s.stray_no ELSE p.opening_no END AS hand_no,
    p.line_no,
    p.source,
    p.line,
    p.format,
    p.text,
    CASE
        WHEN p.line_no >= s.stray_no THEN s.in_summary
        ELSE COALESCE(p.line_no >= b.summary_no, FALSE)
    END AS in_summary
FROM text_parts AS p
LEFT JOIN summary_starts AS b ON p.opening_no = b.opening_no
LEFT JOIN text_strays AS s ON p.source = s.source AND p.opening_no IS NOT DISTINCT FROM s.opening_no
WHERE
    (p.opening_no IS NOT NULL OR p.line_no >= s.stray_no)
    AND p.format NOT IN (SELECT f.format FROM summary_formats AS f);
