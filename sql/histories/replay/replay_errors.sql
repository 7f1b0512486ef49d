-- Where hands contradict the rules, or what their cards and bets give
-- Grain: one row per error
-- Reads: bet_errors, card_errors, result_errors, seat_errors, turn_errors
-- Engine: duckdb
-- Access: internal

-- A hand that can't be replayed has no other errors than those that say why.

CREATE OR REPLACE TEMPORARY TABLE replay_errors AS
WITH
-- One row per error
errors AS (
    SELECT b.hand_no, b.line, b.error, b.expected, b.found, b.left_out
    FROM bet_errors AS b
    UNION ALL
    SELECT c.hand_no, c.line, c.error, c.expected, c.found, c.left_out
    FROM card_errors AS c
    UNION ALL
    SELECT r.hand_no, r.line, r.error, r.expected, r.found, r.left_out
    FROM result_errors AS r
    UNION ALL
    SELECT s.hand_no, s.line, s.error, s.expected, s.found, s.left_out
    FROM seat_errors AS s
    UNION ALL
    SELECT t.hand_no, t.line, t.error, t.expected, t.found, t.left_out
    FROM turn_errors AS t
),

-- One row per error: whether its hand can't be replayed
judged AS (
    SELECT e.*, BOOL_OR(e.left_out) OVER (PARTITION BY e.hand_no) AS hand_left_out
    FROM errors AS e
)

SELECT j.hand_no, j.line, j.error, j.expected, j.found, j.left_out
FROM judged AS j
WHERE j.left_out OR NOT j.hand_left_out;
