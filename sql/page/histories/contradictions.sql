-- The lines that can't be read, and the figures of files that contradict their cards and bets
-- Grain: one row per error, the first 100
-- Reads: histories.history_errors
-- Engine: duckdb

SELECT e.source, e.line, e.error, e.expected, e.found
FROM histories.history_errors AS e
ORDER BY e.source, e.line, e.error
LIMIT 100;
