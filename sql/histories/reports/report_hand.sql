-- A macro that reports the course of a hand
-- Engine: duckdb

-- hand is a hand_id. report_hand needs games.sql, whose macros compute the equities.

-- One row per action, per player who wins, per player who has not folded at the beginning of a street, and per player
-- with an equity after the last fold of a street; the columns are as in hand_steps and hand_street_equities
CREATE OR REPLACE MACRO histories.report_hand(hand) AS TABLE
WITH
-- One row per step and player
steps AS (
    SELECT s.*, BOOL_OR(s.acts) OVER (PARTITION BY s.step) AS is_action
    FROM histories.hand_steps(hand) AS s
)

SELECT
    s.step,
    s.street,
    s.board,
    s.pot,
    s.position,
    s.player,
    s.hole,
    ROUND(e.equity, 4) AS equity,
    CASE WHEN s.acts THEN s.action END AS action,
    s.amount,
    s.stack
FROM steps AS s
LEFT JOIN histories.hand_street_equities(hand) AS e ON s.step = e.step AND s.seat = e.seat
WHERE s.acts OR e.equity IS NOT NULL OR NOT (s.is_action OR s.folded)
ORDER BY s.step, s.acts DESC, s.place;
