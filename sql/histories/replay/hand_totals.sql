-- The totals of each hand: its money, its players at the end, and its board cards
-- Grain: one row per hand
-- Reads: bets, game_judges, hand_boards, hand_events, hand_pots, new_hands, rooms, seat_totals, told_winnings
-- Engine: duckdb
-- Access: internal

-- missing is pot less the winnings in the file; NULL if the file has no winnings. If missing is from 0 to most_rake,
-- missing is the rake. most_rake is the rake in the file. In a game with a currency, most_rake is at least
-- rooms.most_rake * pot.

CREATE OR REPLACE TEMPORARY TABLE hand_totals AS
WITH
-- One row per hand: the number and the bets of the players who did not fold, and of those among them whose known stack
-- is not used up
players AS (
    SELECT
        s.hand_no,
        COUNT(*) FILTER (WHERE NOT s.folded) AS players_in,
        COUNT(s.stack) = COUNT(*) AS has_stacks,
        COUNT(*) FILTER (WHERE NOT s.folded AND s.invested < s.stack) AS players_with_chips,
        COUNT(*) FILTER (WHERE NOT s.folded AND s.invested < s.stack AND s.played > 0) AS players_acting,
        CAST(SUM(s.returned) AS DECIMAL(18, 4)) AS returned,
        COALESCE(MAX(s.bet_total) FILTER (WHERE NOT s.folded), 0) AS highest_bet,
        COALESCE(MIN(s.bet_total) FILTER (WHERE NOT s.folded AND s.invested < s.stack), 0) AS lowest_bet
    FROM seat_totals AS s
    GROUP BY s.hand_no
),

-- One row per hand: the number and the sum of its pots
pots AS (
    SELECT p.hand_no, COUNT(*) AS pots, CAST(SUM(p.amount) AS DECIMAL(18, 4)) AS pot
    FROM hand_pots AS p
    GROUP BY p.hand_no
),

-- One row per hand whose file gives winnings: the sum of the winnings
told AS (
    SELECT t.hand_no, CAST(SUM(t.won) AS DECIMAL(18, 4)) AS won
    FROM told_winnings AS t
    GROUP BY t.hand_no
),

-- One row per hand: the street_no of the last deal or draw
streets_dealt AS (
    SELECT e.hand_no, MAX(e.street_no) AS streets
    FROM hand_events AS e
    WHERE e.dealing = 1
    GROUP BY e.hand_no
),

-- One row per hand: the street_no of the last post, action or draw
streets_played AS (
    SELECT b.hand_no, MAX(b.street_no) AS streets
    FROM bets AS b
    GROUP BY b.hand_no
),

-- One row per hand with a board: the number of boards, and the smallest and largest number of cards on a board
boards AS (
    SELECT b.hand_no, COUNT(*) AS boards, MIN(LENGTH(b.cards) // 2) AS board_cards, MAX(LENGTH(b.cards) // 2) AS most
    FROM hand_boards AS b
    GROUP BY b.hand_no
)

SELECT
    h.hand_no,
    p.players_in,
    p.has_stacks,
    p.players_with_chips,
    p.players_acting,
    p.returned,
    p.highest_bet,
    p.lowest_bet,
    COALESCE(t.pots, 0) AS pots,
    COALESCE(t.pot, 0) AS pot,
    w.won AS told_won,
    COALESCE(t.pot, 0) - w.won AS missing,
    CAST(
        CASE
            WHEN h.currency IS NULL THEN COALESCE(h.rake, 0)
            ELSE GREATEST(COALESCE(r.most_rake, a.most_rake) * CAST(COALESCE(t.pot, 0) AS DECIMAL(38, 4)), h.rake)
        END AS DECIMAL(18, 4)
    ) AS most_rake,
    COALESCE(s.streets, 1) AS streets,
    COALESCE(d.streets, 1) AS streets_dealt,
    COALESCE(b.board_cards, 0) AS board_cards,
    COALESCE(b.most, 0) AS most_cards,
    j.most_board
FROM new_hands AS h
INNER JOIN players AS p ON h.hand_no = p.hand_no
INNER JOIN game_judges AS j ON h.game = j.game AND j.half = 1
LEFT JOIN pots AS t ON h.hand_no = t.hand_no
LEFT JOIN told AS w ON h.hand_no = w.hand_no
LEFT JOIN streets_played AS s ON h.hand_no = s.hand_no
LEFT JOIN streets_dealt AS d ON h.hand_no = d.hand_no
LEFT JOIN boards AS b ON h.hand_no = b.hand_no
LEFT JOIN rooms AS r ON h.site = r.site
INNER JOIN rooms AS a ON a.site = '';
