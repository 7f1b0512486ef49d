-- Writes the players of hands in text formats to written_seats
-- Grain: one new row of written_seats per hand and player
-- Reads: text_events, text_seats, text_summaries, written_hands, written_seats
-- Engine: duckdb
-- Access: internal

-- winnings is the sum of a player's lines of kind 'collected'. If the hand has no such line, the summary gives the
-- winnings.

INSERT INTO written_seats BY NAME
WITH
-- One row per hand with winnings: by_lines is TRUE if the hand has lines of kind 'collected'
ways AS (
    SELECT e.hand_no, BOOL_OR(e.event = 'collected') AS by_lines
    FROM text_events AS e
    WHERE e.event IN ('collected', 'won')
    GROUP BY e.hand_no
),

-- One row per hand and player who gets a returned bet, a cash-out or added money: the sum of each
returns AS (
    SELECT
        e.hand_no,
        e.player,
        CAST(SUM(e.amount) FILTER (WHERE e.event = 'returned') AS DECIMAL(18, 4)) AS amount,
        CAST(SUM(e.amount) FILTER (WHERE e.event = 'cashed out') AS DECIMAL(18, 4)) AS cashed_out,
        CAST(SUM(e.fee) AS DECIMAL(18, 4)) AS cash_out_fee,
        CAST(SUM(e.amount) FILTER (WHERE e.event = 'added') AS DECIMAL(18, 4)) AS added
    FROM text_events AS e
    WHERE e.event IN ('returned', 'cashed out', 'added')
    GROUP BY e.hand_no, e.player
),

-- One row per hand and player in its summary: fold_street as in text_summaries
folds AS (
    SELECT m.hand_no, m.player, MAX(m.fold_street) AS fold_street
    FROM text_summaries AS m
    WHERE m.player IS NOT NULL
    GROUP BY m.hand_no, m.player
),

-- One row per hand and player with winnings: the sum of the winnings
taken AS (
    SELECT s.hand_no, s.place, CAST(SUM(e.amount) AS DECIMAL(18, 4)) AS amount
    FROM text_events AS e
    INNER JOIN ways AS w ON e.hand_no = w.hand_no AND e.event = CASE WHEN w.by_lines THEN 'collected' ELSE 'won' END
    INNER JOIN text_seats AS s ON e.hand_no = s.hand_no AND (e.player = s.player OR e.seat = s.seat)
    GROUP BY s.hand_no, s.place
)

SELECT
    s.hand_no,
    s.place,
    s.seat,
    s.player,
    s.anonymous,
    s.stack,
    CASE WHEN w.hand_no IS NOT NULL THEN COALESCE(t.amount, 0) END AS winnings,
    r.amount AS returned,
    f.fold_street,
    r.cashed_out,
    r.cash_out_fee,
    r.added
FROM text_seats AS s
INNER JOIN written_hands AS h ON s.hand_no = h.hand_no
LEFT JOIN ways AS w ON s.hand_no = w.hand_no
LEFT JOIN taken AS t ON s.hand_no = t.hand_no AND s.place = t.place
LEFT JOIN returns AS r ON s.hand_no = r.hand_no AND s.player = r.player
LEFT JOIN folds AS f ON s.hand_no = f.hand_no AND s.player = f.player;
