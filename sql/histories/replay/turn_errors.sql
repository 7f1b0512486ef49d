-- The errors in the order of play: actions out of turn, missing actions, and streets with a wrong number of cards
-- Grain: one row per error
-- Reads: bets, hand_events, hand_totals, new_hands, pokersql.games, streets, turns, written_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE turn_errors AS
WITH
-- One row per hand and player who folded or went all-in: the event_no of the player's first fold or all-in
ends AS (
    SELECT b.hand_no, b.place, MIN(b.event_no) AS end_no
    FROM bets AS b
    WHERE b.event = 'fold' OR b.all_in
    GROUP BY b.hand_no, b.place
),

-- One row per action out of turn: the player who was in turn
skips AS (
    SELECT t.hand_no, t.event_no, ARG_MIN(s.player, (s.place - t.place_before - 1 + t.players) % t.players) AS player
    FROM turns AS t
    INNER JOIN written_seats AS s
        ON
            t.hand_no = s.hand_no
            AND (s.place - t.place_before - 1 + t.players) % t.players
            < (t.place - t.place_before - 1 + t.players) % t.players
    LEFT JOIN ends AS e ON s.hand_no = e.hand_no AND s.place = e.place
    WHERE e.end_no IS NULL OR e.end_no > t.event_no
    GROUP BY t.hand_no, t.event_no
),

-- One row per street with a round of betting: its highest bet, its last event, and the next street
street_bets AS (
    SELECT
        b.hand_no,
        b.street_no,
        MAX(b.event_no) AS event_no,
        MAX(b.street_total) AS highest_bet,
        MAX(b.line) AS line,
        LEAD(b.street_no) OVER (PARTITION BY b.hand_no ORDER BY b.street_no) AS next_street
    FROM bets AS b
    GROUP BY b.hand_no, b.street_no
    HAVING MAX(b.betting) = 1
),

-- One row per street and player who could still act at its end: the player's bet, and whether the player acted
answers AS (
    SELECT
        x.hand_no,
        x.street_no,
        x.line,
        x.highest_bet,
        s.player,
        COALESCE(MAX(b.street_total), 0) AS street_total,
        COALESCE(MAX(b.betting), 0) = 1 AS acted,
        COUNT(*) OVER (PARTITION BY x.hand_no, x.street_no) AS players
    FROM street_bets AS x
    INNER JOIN written_seats AS s ON x.hand_no = s.hand_no
    LEFT JOIN ends AS e ON s.hand_no = e.hand_no AND s.place = e.place
    INNER JOIN hand_totals AS t ON x.hand_no = t.hand_no
    LEFT JOIN bets AS b ON x.hand_no = b.hand_no AND x.street_no = b.street_no AND s.place = b.place
    WHERE (x.next_street IS NOT NULL OR t.players_in > 1) AND (e.end_no IS NULL OR e.end_no > x.event_no)
    GROUP BY x.hand_no, x.street_no, x.line, x.highest_bet, s.place, s.player
),

-- One row per street that begins with a draw and player who had not folded before it: the player's number of draws
draws AS (
    SELECT
        x.hand_no,
        x.street_no,
        x.line,
        s.player,
        COUNT(b.event_no) FILTER (WHERE b.event = 'discard' AND b.street_no = x.street_no) AS draws
    FROM street_bets AS x
    INNER JOIN new_hands AS h ON x.hand_no = h.hand_no
    INNER JOIN pokersql.games AS g ON h.game = g.game
    INNER JOIN written_seats AS s ON x.hand_no = s.hand_no
    LEFT JOIN bets AS b ON s.hand_no = b.hand_no AND s.place = b.place
    WHERE g.draws > 0 AND x.street_no > 1
    GROUP BY x.hand_no, x.street_no, x.line, s.place, s.player
    HAVING COUNT(b.event_no) FILTER (WHERE b.event = 'fold' AND b.street_no < x.street_no) = 0
),

-- One row per draw: the place of the last player who drew on the street before this draw
draw_orders AS (
    SELECT
        b.hand_no,
        b.line,
        b.place,
        s.player,
        LAG(b.place) OVER (PARTITION BY b.hand_no, b.street_no ORDER BY b.event_no) AS place_before
    FROM bets AS b
    INNER JOIN written_seats AS s ON b.hand_no = s.hand_no AND b.place = s.place
    INNER JOIN street_bets AS x ON b.hand_no = x.hand_no AND b.street_no = x.street_no
    WHERE b.event = 'discard'
),

-- One row per event: the number of cards on the first board so far, and the number of cards dealt to the player so far
boards AS (
    SELECT
        e.hand_no,
        e.event_no,
        e.line,
        e.street_no,
        e.betting,
        CAST(
            COALESCE(
                SUM(CASE WHEN e.event = 'deal' AND e.place IS NULL AND e.board_no = 1 THEN LENGTH(e.cards) // 2 END)
                    OVER (PARTITION BY e.hand_no ORDER BY e.event_no ROWS UNBOUNDED PRECEDING),
                0
            ) AS INTEGER
        ) AS cards_out,
        COALESCE(
            SUM(CASE WHEN e.event = 'deal' THEN LENGTH(e.cards) // 2 END)
                OVER (PARTITION BY e.hand_no, e.place ORDER BY e.event_no ROWS UNBOUNDED PRECEDING),
            0
        ) AS cards_dealt
    FROM hand_events AS e
),

-- One row per street of betting: the smallest and largest number of cards on the board, and of cards dealt to a player
streets_bet AS (
    SELECT
        b.hand_no,
        b.street_no,
        MIN(b.line) AS line,
        MIN(b.cards_out) AS least,
        MAX(b.cards_out) AS most,
        MIN(b.cards_dealt) AS least_dealt,
        MAX(b.cards_dealt) AS most_dealt
    FROM boards AS b
    WHERE b.betting = 1
    GROUP BY b.hand_no, b.street_no
)

SELECT
    t.hand_no,
    t.line,
    t.place,
    'acts_out_of_turn' AS error,
    CASE WHEN t.needs_answer THEN 'an action of ' || k.player ELSE 'no action' END AS expected,
    t.event AS found
FROM turns AS t
LEFT JOIN skips AS k ON t.hand_no = k.hand_no AND t.event_no = k.event_no
WHERE k.hand_no IS NOT NULL OR NOT t.needs_answer

UNION ALL BY NAME

SELECT
    a.hand_no,
    MIN(a.line) AS line,
    'missing_action' AS error,
    'an action of ' || STRING_AGG(a.player, ', ' ORDER BY a.player) AS expected,
    'none' AS found
FROM answers AS a
WHERE a.street_total < a.highest_bet OR (NOT a.acted AND a.players > 1)
GROUP BY a.hand_no, a.street_no

UNION ALL BY NAME

SELECT
    d.hand_no,
    d.line,
    CASE WHEN d.draws = 0 THEN 'missing_action' ELSE 'acts_out_of_turn' END AS error,
    'one draw of ' || d.player AS expected,
    CAST(d.draws AS VARCHAR) AS found
FROM draws AS d
WHERE d.draws <> 1

UNION ALL BY NAME

SELECT
    b.hand_no,
    b.line,
    'wrong_board' AS error,
    s.cards_out || ' cards on the ' || s.street AS expected,
    CAST(CASE WHEN b.least < s.cards_out THEN b.least ELSE b.most END AS VARCHAR) AS found
FROM streets_bet AS b
INNER JOIN new_hands AS h ON b.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
INNER JOIN streets AS s ON g.board_cards = s.board_cards AND g.draws = s.draws AND b.street_no = s.street_no
WHERE g.board_cards > 0 AND b.street_no > 1 AND (b.least <> s.cards_out OR b.most <> s.cards_out)

UNION ALL BY NAME

SELECT
    b.hand_no,
    b.line,
    'wrong_cards' AS error,
    b.most_dealt || ' cards of each player on street ' || b.street_no AS expected,
    CAST(b.least_dealt AS VARCHAR) AS found
FROM streets_bet AS b
INNER JOIN new_hands AS h ON b.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
WHERE b.least_dealt < b.most_dealt AND g.draws = 0

UNION ALL BY NAME

-- In stud the first action is a bring-in or a bet. In draw games players draw in the order of place.
SELECT
    t.hand_no,
    t.line,
    t.place,
    'acts_out_of_turn' AS error,
    CASE WHEN t.event = 'bring-in' THEN 'no action' ELSE 'a bring-in or a bet' END AS expected,
    t.event AS found
FROM turns AS t
INNER JOIN new_hands AS h ON t.hand_no = h.hand_no
WHERE
    h.bring_in > 0
    AND t.street_no = 1
    AND CASE WHEN t.place_before IS NULL THEN t.event IN ('call', 'fold') ELSE t.event = 'bring-in' END

UNION ALL BY NAME

SELECT
    d.hand_no,
    d.line,
    'acts_out_of_turn' AS error,
    'draws in the order of the places' AS expected,
    d.player || ' draws' AS found
FROM draw_orders AS d
WHERE d.place_before > d.place;
