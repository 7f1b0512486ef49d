-- Writes the players of hands in XML formats to written_seats
-- Grain: one new row of written_seats per hand and player
-- Reads: written_hands, written_seats, xml_places
-- Engine: duckdb
-- Access: internal

INSERT INTO written_seats BY NAME
SELECT p.hand_no, p.place, p.seat, p.player, p.stack, p.winnings, p.returned, p.invested
FROM xml_places AS p
INNER JOIN written_hands AS h ON p.hand_no = h.hand_no;
