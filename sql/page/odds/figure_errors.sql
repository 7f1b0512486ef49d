-- The errors in the frequencies that the user pasted
-- Grain: one row per error
-- Reads: figure_errors
-- Engine: duckdb

SELECT f.line, f.written, f.error, f.remedy
FROM figure_errors AS f
ORDER BY f.line;
