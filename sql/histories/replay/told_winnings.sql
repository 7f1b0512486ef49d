-- The winnings of each player from the pots, by the values in the file
-- Grain: one row per hand and player, if the file gives the winnings of all players of the hand
-- Reads: bets, new_hands, rooms, seat_totals, written_seats
-- Engine: duckdb
-- Access: internal

-- If the file has the finishing stacks of all players, won is computed from the stacks. Else won is the winnings in the
-- file; if these winnings include the returned bet, this bet is subtracted. Winnings count only if any is above 0. In a
-- tournament, winnings that are rounded to whole chips do not count.

CREATE OR REPLACE TEMPORARY TABLE told_winnings AS
WITH
-- One row per hand: whether all players folded to the big blind before the flop
walks AS (
    SELECT b.hand_no, BOOL_AND(b.event = 'fold') AS walk
    FROM bets AS b
    WHERE b.betting = 1
    GROUP BY b.hand_no
),

-- One row per hand: whether the pot in the file includes the uncalled bet. The sum of the winnings takes the place of
-- the pot if the file has no pot and no returned bet
pots AS (
    SELECT
        s.hand_no,
        COALESCE(h.pot, CASE WHEN COUNT(w.returned) = 0 THEN SUM(w.winnings) END)
        = SUM(s.invested) + COALESCE(h.splash, 0)
        AND SUM(s.returned) > 0 AS with_returned
    FROM seat_totals AS s
    INNER JOIN written_seats AS w ON s.hand_no = w.hand_no AND s.place = w.place
    INNER JOIN new_hands AS h ON s.hand_no = h.hand_no
    GROUP BY s.hand_no, h.pot, h.splash
),

-- One row per hand and player: two values for won (by_stacks, by_winnings), and whether the file tells each of the two
ways AS (
    SELECT
        s.hand_no,
        s.place,
        w.finishing_stack - w.stack + s.invested - s.returned AS by_stacks,
        w.winnings
        - CASE
            WHEN h.with_returned OR p.with_returned THEN s.returned
            WHEN NOT h.with_returned THEN 0
            WHEN COALESCE(k.walk, FALSE) AND COALESCE(r.with_returned_walks, a.with_returned_walks) = 1 THEN s.returned
            WHEN NOT COALESCE(k.walk, FALSE) AND COALESCE(r.with_returned, a.with_returned) = 1 THEN s.returned
            ELSE 0
        END AS by_winnings,
        BOOL_AND(w.finishing_stack - w.stack IS NOT NULL) OVER (PARTITION BY s.hand_no) AS tells_stacks,
        BOOL_AND(w.winnings IS NOT NULL) OVER (PARTITION BY s.hand_no)
        AND SUM(w.winnings) OVER (PARTITION BY s.hand_no) > 0
        AND NOT (
            h.tournament IS NOT NULL
            AND MAX(s.invested % 1) OVER (PARTITION BY s.hand_no) > 0
            AND MAX(w.winnings % 1) OVER (PARTITION BY s.hand_no) = 0
        ) AS tells_winnings
    FROM seat_totals AS s
    INNER JOIN written_seats AS w ON s.hand_no = w.hand_no AND s.place = w.place
    INNER JOIN new_hands AS h ON s.hand_no = h.hand_no
    INNER JOIN pots AS p ON s.hand_no = p.hand_no
    LEFT JOIN walks AS k ON s.hand_no = k.hand_no
    LEFT JOIN rooms AS r ON h.site = r.site
    INNER JOIN rooms AS a ON a.site = ''
)

SELECT
    w.hand_no,
    w.place,
    CAST(CASE WHEN w.tells_stacks THEN w.by_stacks ELSE w.by_winnings END AS DECIMAL(18, 4)) AS won,
    CASE WHEN w.tells_stacks THEN 'finishing_stacks' ELSE 'winnings' END AS told_by
FROM ways AS w
WHERE w.tells_stacks OR w.tells_winnings;
