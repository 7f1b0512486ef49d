-- Writes the sources in the text format of PokerStars to format_sources
-- Grain: one new row of format_sources per source
-- Reads: format_sources, history_lines
-- Engine: duckdb
-- Access: internal

INSERT INTO format_sources
SELECT l.source, 'pokerstars' AS format
FROM history_lines AS l
GROUP BY l.source
HAVING BOOL_OR(IS_POKERSTARS_HEADER(l.text));
