-- Saves the ends of players' tournaments, and their bounties, rebuys and add-ons
-- Grain: one new row of histories.finishes per hand and player, without cash games and anonymous players
-- Reads: histories.finishes, kept_hands, written_finishes, written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.finishes
SELECT h.hand_id, f.player, f.place, f.prize, f.ticket, f.knockouts, f.bounties, f.rebuys, f.add_ons, f.extra_price
FROM written_finishes AS f
INNER JOIN kept_hands AS h ON f.hand_no = h.hand_no
INNER JOIN written_seats AS w ON f.hand_no = w.hand_no AND f.player = w.player
WHERE NOT w.anonymous AND h.tournament IS NOT NULL
ORDER BY f.hand_no, f.player;
