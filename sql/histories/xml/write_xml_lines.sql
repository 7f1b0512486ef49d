-- Writes the lines of hands in XML formats to hand_lines
-- Grain: one new row of hand_lines per line of a hand, without blank lines
-- Reads: hand_lines, xml_parts
-- Engine: duckdb
-- Access: internal

INSERT INTO hand_lines BY NAME
SELECT p.start_no AS hand_no, p.line_no, p.source, p.line, p.format, p.text
FROM xml_parts AS p
WHERE p.opening = 'game';
