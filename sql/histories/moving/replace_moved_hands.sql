-- Lists the hands of history_database for which a new text has more known cards
-- Grain: one new row of removed_hands per hand
-- Reads: history_database.histories.hands, memory.histories.hands, removed_hands
-- Engine: duckdb
-- Access: internal

TRUNCATE removed_hands;

INSERT INTO removed_hands
SELECT k.hand_id
FROM history_database.histories.hands AS k
INNER JOIN memory.histories.hands AS h ON k.hand_id = h.hand_id;
