-- The lines of files that can't be read, and the numbers in files that contradict the cards and bets of their hand
-- Grain: one row per error
-- Reads: histories.history_errors
-- Engine: duckdb

SELECT e.source, e.line, e.error, e.expected, e.found
FROM histories.history_errors AS e
ORDER BY e.source, e.line, e.error;
