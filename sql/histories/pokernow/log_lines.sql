-- The lines of PokerNow's logs in CSV, as the files have them
-- Grain: one row per line of each source that has a hand and begins with the header entry,at,order
-- Reads: history_lines
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE log_lines AS
SELECT l.source, l.line, l.text
FROM history_lines AS l
WHERE
    l.source IN (
        SELECT h.source FROM history_lines AS h
        WHERE h.line = 1 AND REGEXP_MATCHES(h.text, '^"?entry"?,"?at"?,"?order"?\s*$')
    )
QUALIFY BOOL_OR(CONTAINS(l.text, '-- starting hand #')) OVER (PARTITION BY l.source);
