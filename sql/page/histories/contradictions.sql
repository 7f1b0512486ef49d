-- The kinds of errors in the histories, each with its first row
-- Grain: one row per error, ordered by the number of its rows
-- Reads: histories.hands, histories.history_errors
-- Engine: duckdb

-- source is the name of the file without its directory. hand_id is NULL if the line belongs to no hand that was loaded.
SELECT
    e.error,
    COUNT(*) AS lines,
    COUNT(DISTINCT e.source) AS files,
    REGEXP_EXTRACT(ARG_MIN(e.source, (e.source, e.line)), '[^/\\]*$') AS source,
    ARG_MIN(e.line, (e.source, e.line)) AS line,
    ARG_MIN(e.found, (e.source, e.line)) AS found,
    ARG_MIN(e.expected, (e.source, e.line)) AS expected,
    ARG_MIN(h.hand_id, (e.source, e.line)) AS hand_id
FROM histories.history_errors AS e
LEFT JOIN histories.hands AS h ON e.hand_id = h.hand_id
GROUP BY e.error
ORDER BY lines DESC, e.error ASC;
