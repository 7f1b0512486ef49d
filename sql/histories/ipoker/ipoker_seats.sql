-- The players of iPoker's hands
-- Grain: one new row of xml_seats per hand and player
-- Reads: xml_elements, xml_seats
-- Source: files of iPoker
-- Engine: duckdb
-- Access: internal

-- Some files list empty seats as players without a name.

INSERT INTO xml_seats BY NAME
SELECT
    e.hand_no,
    e.line,
    XML_ATTRIBUTE(e.element, 'name') AS key,
    TRY_CAST(XML_ATTRIBUTE(e.element, 'seat') AS INTEGER) AS seat,
    XML_ATTRIBUTE(e.element, 'name') AS player,
    XML_AMOUNT(XML_ATTRIBUTE(e.element, 'chips')) AS stack,
    XML_AMOUNT(XML_ATTRIBUTE(e.element, 'win')) AS winnings,
    XML_AMOUNT(XML_ATTRIBUTE(e.element, 'bet')) AS invested
FROM xml_elements AS e
WHERE e.format = 'ipoker' AND e.tag = 'player' AND NOT REGEXP_MATCHES(e.element, '\sname=""');
