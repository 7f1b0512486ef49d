-- Writes the sources in the format PHH to format_sources
-- Grain: one new row of format_sources per source
-- Reads: format_sources, history_lines
-- Engine: duckdb
-- Access: internal

INSERT INTO format_sources
SELECT l.source, 'phh' AS format
FROM history_lines AS l
GROUP BY l.source
HAVING BOOL_OR(REGEXP_MATCHES(l.text, '^\s*["'']?(variant|actions|starting_stacks|blinds_or_straddles)["'']?\s*='));
