-- The money that each player put in, and whether the player folded
-- Grain: one row per hand and player
-- Reads: bets, hand_events, new_hands, written_seats
-- Engine: duckdb
-- Access: internal

-- bet_total is the sum of the player's called bets; it decides which pots the player can win. dead_total is the money
-- that is no bet; it goes to the main pot. returned is the uncalled bet of the player with the highest sum of bets:
-- this sum less the second highest sum. If a player folded a short blind and the file returns only the money above the
-- full blind, returned is the highest sum less the full blind. stack is at most the game's cap. played is the number of
-- the player's actions on the hand's last street.

CREATE OR REPLACE TEMPORARY TABLE seat_totals AS
WITH
-- One row per hand: the last street with an action
last_streets AS (
    SELECT b.hand_no, MAX(b.street_no) AS street_no
    FROM bets AS b
    WHERE b.betting = 1
    GROUP BY b.hand_no
),

-- One row per hand and player who posted or acted: invested, dead_total, folded and played
moves AS (
    SELECT
        b.hand_no,
        b.place,
        CAST(SUM(b.amount) AS DECIMAL(18, 4)) AS invested,
        CAST(
            SUM(CASE WHEN b.money = 'dead' AND NOT (h.antes_count AND b.event = 'ante') THEN b.amount ELSE 0 END)
            AS DECIMAL(18, 4)
        ) AS dead_total,
        BOOL_OR(b.event = 'fold') AS folded,
        COUNT(*) FILTER (WHERE b.betting = 1 AND b.street_no = l.street_no) AS played
    FROM bets AS b
    INNER JOIN new_hands AS h ON b.hand_no = h.hand_no
    LEFT JOIN last_streets AS l ON b.hand_no = l.hand_no
    GROUP BY b.hand_no, b.place
),

-- One row per hand in which returned is the highest sum less the full blind: the full blind
short_blinds AS (
    SELECT e.hand_no, MAX(e.level) AS level
    FROM hand_events AS e
    INNER JOIN moves AS m ON e.hand_no = m.hand_no AND e.place = m.place AND m.folded
    INNER JOIN written_seats AS s ON e.hand_no = s.hand_no
    INNER JOIN moves AS r ON s.hand_no = r.hand_no AND s.place = r.place
    WHERE e.level > e.amount AND s.returned = r.invested - r.dead_total - e.level
    GROUP BY e.hand_no
),

-- One row per hand: the highest sum of a player's bets, and the called part of this sum
highest_bets AS (
    SELECT
        m.hand_no,
        MAX(m.invested - m.dead_total) AS highest,
        GREATEST(
            COALESCE(MAX(m.invested - m.dead_total, 2)[2], 0),
            LEAST(MAX(m.invested - m.dead_total), COALESCE(MAX(b.level), 0))
        ) AS called
    FROM moves AS m
    LEFT JOIN short_blinds AS b ON m.hand_no = b.hand_no
    GROUP BY m.hand_no
)

SELECT
    s.hand_no,
    s.place,
    LEAST(s.stack, h.cap) AS stack,
    COALESCE(m.invested, 0) AS invested,
    COALESCE(m.dead_total, 0) AS dead_total,
    CAST(
        CASE
            WHEN m.invested - m.dead_total = x.highest THEN x.called
            ELSE COALESCE(m.invested - m.dead_total, 0)
        END AS DECIMAL(18, 4)
    ) AS bet_total,
    CAST(
        CASE WHEN m.invested - m.dead_total = x.highest THEN x.highest - x.called ELSE 0 END
        AS DECIMAL(18, 4)
    ) AS returned,
    COALESCE(m.folded, FALSE) AS folded,
    COALESCE(m.played, 0) AS played
FROM written_seats AS s
INNER JOIN new_hands AS h ON s.hand_no = h.hand_no
LEFT JOIN moves AS m ON s.hand_no = m.hand_no AND s.place = m.place
LEFT JOIN highest_bets AS x ON s.hand_no = x.hand_no;
