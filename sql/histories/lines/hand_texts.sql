-- The hands to read, each with the hash of its text (text_id)
-- Grain: one row per hand of hand_lines, without the hands of waiting_hands
-- Reads: hand_lines, waiting_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE hand_texts AS
SELECT
    l.hand_no,
    l.source,
    l.format,
    ARG_MIN(l.line, l.line_no) AS line,
    CAST(MD5_NUMBER_LOWER(STRING_AGG(l.text, E'\n' ORDER BY l.line_no)) >> 1 AS BIGINT) AS text_id
FROM hand_lines AS l
WHERE l.hand_no NOT IN (SELECT w.hand_no FROM waiting_hands AS w)
GROUP BY l.hand_no, l.source, l.format;
