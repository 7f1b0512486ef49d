-- The pots of each hand
-- Grain: one row per hand and pot that has money
-- Reads: new_hands, seat_totals
-- Engine: duckdb
-- Access: internal

-- The levels of a hand are the different values that bet_total has for the players who did not fold. A pot has the
-- money between two successive levels. The first pot also has dead_total of all players and the splash. Money that
-- folded players bet above the last level goes to the last pot.

CREATE OR REPLACE TEMPORARY TABLE hand_pots AS
WITH
-- One row per hand and level: a value that bet_total has for a player who did not fold
levels AS (
    SELECT DISTINCT s.hand_no, s.bet_total AS level
    FROM seat_totals AS s
    WHERE NOT s.folded
),

-- One row per level: the levels before and after it
bounds AS (
    SELECT
        l.hand_no,
        l.level,
        LAG(l.level) OVER w AS level_before,
        LEAD(l.level) OVER w AS level_after
    FROM levels AS l
    WINDOW w AS (PARTITION BY l.hand_no ORDER BY l.level)
),

-- One row per level: the money between level_before and level
amounts AS (
    SELECT
        b.hand_no,
        b.level,
        CAST(
            SUM(
                CASE WHEN b.level_after IS NULL THEN s.bet_total ELSE LEAST(s.bet_total, b.level) END
                - LEAST(s.bet_total, COALESCE(b.level_before, 0))
                + CASE WHEN b.level_before IS NULL THEN s.dead_total ELSE 0 END
            ) + CASE WHEN b.level_before IS NULL THEN COALESCE(h.splash, 0) ELSE 0 END AS DECIMAL(18, 4)
        ) AS amount
    FROM bounds AS b
    INNER JOIN seat_totals AS s ON b.hand_no = s.hand_no
    INNER JOIN new_hands AS h ON b.hand_no = h.hand_no
    GROUP BY b.hand_no, b.level, b.level_before, h.splash
)

SELECT
    a.hand_no,
    CAST(ROW_NUMBER() OVER (PARTITION BY a.hand_no ORDER BY a.level) AS INTEGER) AS pot_no,
    a.level,
    a.amount
FROM amounts AS a
WHERE a.amount > 0;
