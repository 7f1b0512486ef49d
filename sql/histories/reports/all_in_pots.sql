-- A macro that returns the pots of all-ins that several players could win
-- Reads: histories.hands, histories.pot_seats, histories.pots, histories.seats
-- Engine: duckdb
-- Access: internal

-- The parameters choose the hands as in histories.luck. amount is the pot after rake, and seats has the seats of the
-- players who could win the pot.

-- One row per pot of an all-in that several players could win
CREATE OR REPLACE MACRO histories.all_in_pots(
    player_name, whole_hands, room_name, of_tournaments, plays_table
) AS TABLE
SELECT
    h.hand_id,
    p.pot_no,
    h.game,
    h.all_in_street,
    h.all_in_board,
    h.currency,
    ANY_VALUE(p.amount - COALESCE(p.rake, 0)) AS amount,
    LIST(s.seat) AS seats
FROM histories.hands AS h
INNER JOIN histories.pots AS p ON h.hand_id = p.hand_id
INNER JOIN histories.pot_seats AS s ON p.hand_id = s.hand_id AND p.pot_no = s.pot_no
WHERE
    h.all_in_street IS NOT NULL
    AND h.hand_id IN (SELECT c.hand_id FROM QUERY_TABLE(plays_table) AS c)
    AND (h.whole OR NOT whole_hands)
    AND (room_name IS NULL OR h.room = room_name)
    AND (of_tournaments IS NULL OR of_tournaments = (h.tournament IS NOT NULL))
    AND (
        player_name IS NULL
        OR h.hand_id IN (
            SELECT q.hand_id FROM histories.seats AS q
            WHERE q.player = player_name AND NOT q.folded AND NOT q.anonymous
        )
    )
GROUP BY h.hand_id, p.pot_no, h.game, h.all_in_street, h.all_in_board, h.currency
HAVING COUNT(*) > 1;
