-- Writes the players of Open Hand History hands to written_seats
-- Grain: one new row of written_seats per hand and player
-- Reads: ohh_hands, ohh_seats, written_hands, written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO written_seats BY NAME
WITH
-- One row per pot
pots AS (
    SELECT h.hand_no, UNNEST(h.pots) AS pot
    FROM ohh_hands AS h
),

-- One row per pot and winner
wins AS (
    SELECT p.hand_no, UNNEST(p.pot.player_wins) AS win
    FROM pots AS p
),

-- One row per hand and winner: the winnings from all pots
totals AS (
    SELECT w.hand_no, w.win.player_id, CAST(SUM(w.win.win_amount) AS DECIMAL(18, 4)) AS amount
    FROM wins AS w
    GROUP BY w.hand_no, w.win.player_id
)

SELECT
    s.hand_no,
    s.place,
    s.seat,
    s.player,
    s.stack,
    CASE WHEN LEN(h.pots) > 0 THEN COALESCE(t.amount, 0) END AS winnings
FROM ohh_seats AS s
INNER JOIN written_hands AS w ON s.hand_no = w.hand_no
INNER JOIN ohh_hands AS h ON s.hand_no = h.hand_no
LEFT JOIN totals AS t ON s.hand_no = t.hand_no AND s.player_id = t.player_id;
