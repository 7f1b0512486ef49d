-- Saves the pots of the hands
-- Grain: one new row of histories.pots per hand and pot
-- Reads: histories.pots, kept_hands, pot_winnings
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.pots
SELECT
    h.hand_id,
    p.pot_no,
    p.amount,
    CASE WHEN BOOL_AND(p.is_told) AND COUNT(p.won) = COUNT(*) THEN p.amount - SUM(p.won) END AS rake
FROM pot_winnings AS p
INNER JOIN kept_hands AS h ON p.hand_no = h.hand_no
GROUP BY h.hand_no, h.hand_id, p.pot_no, p.amount
ORDER BY h.hand_no, p.pot_no;
