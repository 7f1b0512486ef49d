-- Lists the saved hands for which a new text has more known cards
-- Grain: one new row of removed_hands per hand
-- Reads: histories.hands, kept_hands, removed_hands
-- Engine: duckdb
-- Access: internal

INSERT INTO removed_hands
SELECT h.hand_id
FROM histories.hands AS h
INNER JOIN kept_hands AS k ON h.hand_id = k.hand_id;
