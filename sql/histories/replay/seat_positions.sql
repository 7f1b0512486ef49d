-- The positions of the players
-- Grain: one row per hand and player
-- Reads: new_hands, pokersql.games, positions, written_seats
-- Engine: duckdb
-- Access: internal

-- position is NULL in games without a button.

CREATE OR REPLACE TEMPORARY TABLE seat_positions AS
SELECT w.hand_no, w.place, p.position
FROM written_seats AS w
INNER JOIN new_hands AS h ON w.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
LEFT JOIN positions AS p
    ON
        g.board_cards + g.draws > 0
        AND h.players + h.places_missing = p.players
        AND w.place + h.places_missing = p.place;
