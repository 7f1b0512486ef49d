-- Saves the players who could win each pot
-- Grain: one new row of histories.pot_seats per pot and player who did not fold and whose bet reaches the pot
-- Reads: histories.pot_seats, kept_hands, pot_winnings, written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.pot_seats
SELECT h.hand_id, p.pot_no, w.seat, p.won
FROM pot_winnings AS p
INNER JOIN kept_hands AS h ON p.hand_no = h.hand_no
INNER JOIN written_seats AS w ON p.hand_no = w.hand_no AND p.place = w.place
ORDER BY p.hand_no, p.pot_no, p.place;
