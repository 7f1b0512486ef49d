-- A macro that replays a hand step by step
-- Reads: histories.actions, histories.boards, histories.hands, histories.seats
-- Engine: duckdb

-- hand is a hand_id. The steps are the beginnings of streets, the actions, the return of an uncalled bet, and the
-- payment of the pots, in order from 0. board, pot, bet, stack, folded and all_in describe the hand after the step. bet
-- is the player's bet on the street, without antes and dead posts. action is the player's last action on the street,
-- 'returned' for an uncalled bet, or 'wins' at the payment. acts is TRUE in the row of the player of the step's action,
-- and amount is the money that this player adds to the pot, also in a raise, or gets. At the payment, street is
-- 'result', and pot is the money of the pots, with the rake. If the room dealt the board more than once, board has all
-- boards with / between them.

-- One row per step and player, the players in the order of their places
CREATE OR REPLACE MACRO histories.hand_steps(hand) AS TABLE
WITH
-- One row per street with new board cards and different board: its cards so far
street_boards AS (
    SELECT s.street, s.board_cards, LEFT(b.board, 3 * s.board_cards - 1) AS board, MIN(b.board_no) AS board_no
    FROM (VALUES ('flop', 3), ('turn', 4), ('river', 5)) AS s (street, board_cards) -- noqa: AL05
    INNER JOIN histories.boards AS b ON LENGTH(b.board) >= 3 * s.board_cards - 1
    WHERE b.hand_id = hand
    GROUP BY ALL
),

-- One row per street with new board cards: the number of cards on a board, and the boards
boards AS (
    SELECT b.street, b.board_cards, STRING_AGG(b.board, ' / ' ORDER BY b.board_no) AS board
    FROM street_boards AS b
    GROUP BY b.street, b.board_cards
),

-- One row per action of the hand
hand_actions AS (
    SELECT a.* FROM histories.actions AS a
    WHERE a.hand_id = hand
),

-- One row per street: its first action, NULL if no player acted
streets AS (
    SELECT
        COALESCE(b.street, a.street) AS street,
        MIN(a.action_no) AS first_action,
        COALESCE(ANY_VALUE(b.board_cards), 0) AS board_cards
    FROM hand_actions AS a
    FULL JOIN boards AS b ON a.street = b.street
    GROUP BY COALESCE(b.street, a.street)
),

-- One row per step. The beginning of a street has the number of the street's first action. Streets without an action,
-- and the payment, come last: their action_no is NULL
steps AS (
    SELECT
        s.street,
        s.board_cards,
        s.first_action AS action_no,
        'beginning' AS kind,
        NULL AS seat,
        NULL AS action,
        0 AS amount,
        0 AS street_total,
        FALSE AS all_in
    FROM streets AS s
    UNION ALL
    SELECT
        a.street,
        0 AS board_cards,
        a.action_no,
        'action' AS kind,
        a.seat,
        a.action,
        a.amount,
        a.street_total,
        a.all_in
    FROM hand_actions AS a
    UNION ALL
    SELECT
        ARG_MAX(a.street, a.action_no) AS street,
        0 AS board_cards,
        MAX(a.action_no) AS action_no,
        'return' AS kind,
        s.seat,
        'returned' AS action,
        -s.returned AS amount,
        NULL AS street_total,
        FALSE AS all_in
    FROM hand_actions AS a
    INNER JOIN histories.seats AS s ON a.hand_id = s.hand_id
    WHERE s.returned > 0
    GROUP BY s.seat, s.returned
    UNION ALL
    SELECT
        'result' AS street,
        0 AS board_cards,
        NULL AS action_no,
        'result' AS kind,
        NULL AS seat,
        NULL AS action,
        0 AS amount,
        0 AS street_total,
        FALSE AS all_in
),

-- One row per step: its number, and the board and the pot after it
numbered_steps AS (
    SELECT
        s.*,
        ROW_NUMBER() OVER step_order - 1 AS step,
        MAX(s.board_cards) OVER step_order AS cards_out,
        SUM(s.amount) OVER step_order AS paid
    FROM steps AS s
    WINDOW
        step_order AS (
            ORDER BY
                s.action_no NULLS LAST, s.kind = 'result', s.kind = 'return', s.kind = 'action', s.board_cards
            ROWS UNBOUNDED PRECEDING
        )
),

-- One row per step and player: the player's part in the hand after the step
player_steps AS (
    SELECT
        n.step,
        n.street,
        n.cards_out,
        n.paid AS pot,
        s.*,
        n.street = 'result' AS is_result,
        COALESCE(n.seat = s.seat, FALSE) AS acts,
        n.amount,
        LAST_VALUE(CASE WHEN n.seat = s.seat THEN n.action END IGNORE NULLS) OVER street_order AS action,
        COALESCE(MAX(CASE WHEN n.seat = s.seat THEN n.street_total END) OVER street_order, 0)
        + SUM(CASE WHEN n.seat = s.seat AND n.kind = 'return' THEN n.amount ELSE 0 END) OVER street_order AS bet,
        SUM(CASE WHEN n.seat = s.seat THEN n.amount ELSE 0 END) OVER hand_order AS paid,
        COALESCE(BOOL_OR(n.seat = s.seat AND n.action = 'fold') OVER hand_order, FALSE) AS has_folded,
        COALESCE(BOOL_OR(n.seat = s.seat AND n.all_in) OVER hand_order, FALSE)
        AND NOT COALESCE(BOOL_OR(n.seat = s.seat AND n.kind = 'return') OVER hand_order, FALSE) AS all_in
    FROM numbered_steps AS n
    CROSS JOIN histories.seats AS s
    WHERE s.hand_id = hand
    WINDOW
        hand_order AS (PARTITION BY s.seat ORDER BY n.step ROWS UNBOUNDED PRECEDING),
        street_order AS (PARTITION BY s.seat, n.street ORDER BY n.step ROWS UNBOUNDED PRECEDING)
)

SELECT
    p.step,
    p.street,
    COALESCE(b.board, '') AS board,
    CASE WHEN p.is_result THEN h.pot ELSE p.pot END AS pot,
    p.seat,
    p.place,
    p.position,
    p.player,
    p.hole,
    CASE WHEN p.is_result THEN COALESCE(p.won > 0, FALSE) ELSE p.acts END AS acts,
    CASE WHEN NOT p.is_result THEN p.action WHEN p.won > 0 THEN 'wins' END AS action,
    CASE WHEN p.is_result AND p.won > 0 THEN p.won WHEN p.acts THEN ABS(p.amount) END AS amount,
    p.bet,
    p.stack - p.paid + CASE WHEN p.is_result THEN COALESCE(p.won, 0) ELSE 0 END AS stack,
    p.has_folded AS folded,
    p.all_in
FROM player_steps AS p
INNER JOIN histories.hands AS h ON p.hand_id = h.hand_id
LEFT JOIN boards AS b ON p.cards_out = b.board_cards
ORDER BY p.step, p.place;
