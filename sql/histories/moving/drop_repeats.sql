-- Lists the new hands that history_database already has with at least as many known cards
-- Grain: one new row of removed_hands per hand
-- Reads: histories.hands, history_database.histories.hands, removed_hands
-- Engine: duckdb
-- Access: internal

-- Another program may have loaded these hands after load compared the new hands with history_database.

INSERT INTO removed_hands
SELECT h.hand_id
FROM histories.hands AS h
INNER JOIN history_database.histories.hands AS k ON h.hand_id = k.hand_id
WHERE h.known_cards <= k.known_cards;
