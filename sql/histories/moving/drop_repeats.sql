-- Lists the new hands of which history_database has a text with as many or more known cards
-- Grain: one new row of removed_hands per hand
-- Reads: histories.hands, history_database.histories.hands, removed_hands
-- Engine: duckdb
-- Access: internal

-- Another program may have loaded hands into history_database after load compared the new hands with it.

INSERT INTO removed_hands
SELECT h.hand_id
FROM histories.hands AS h
INNER JOIN history_database.histories.hands AS k ON h.hand_id = k.hand_id
WHERE h.known_cards <= k.known_cards;
