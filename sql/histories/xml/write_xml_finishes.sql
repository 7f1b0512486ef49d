-- Writes the ends of players' tournaments in XML formats to written_finishes
-- Grain: one new row of written_finishes per hand, if the file tells the place of the player whose program wrote it
-- Reads: written_finishes, xml_hands
-- Engine: duckdb
-- Access: internal

-- The file tells place and prize once for all its hands.

INSERT INTO written_finishes BY NAME
SELECT h.hand_no, h.own_player AS player, h.own_place AS place, XML_AMOUNT(h.own_prize) AS prize
FROM xml_hands AS h
WHERE h.tournament IS NOT NULL AND h.own_player IS NOT NULL AND h.own_place IS NOT NULL;
