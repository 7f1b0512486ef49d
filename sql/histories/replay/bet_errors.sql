-- The errors in bets: amounts that contradict earlier bets or the stack, and actions after a fold or an all-in
-- Grain: one row per error
-- Reads: bets
-- Engine: duckdb
-- Access: internal

-- left_out is TRUE if the hand can't be replayed to its end. Instead of "raises 4 to 6", some programs write
-- "raises 6 to 6" or the money that the player puts in; these raises are no errors.

CREATE OR REPLACE TEMPORARY TABLE bet_errors AS
WITH
-- One row per hand and player who acted after a fold or an all-in: the event_no of the player's first fold and first
-- all-in
ends AS (
    SELECT
        b.hand_no,
        b.place,
        MIN(b.event_no) FILTER (WHERE b.event = 'fold') AS fold_no,
        MIN(b.event_no) FILTER (WHERE b.all_in) AS all_in_no
    FROM bets AS b
    GROUP BY b.hand_no, b.place
    HAVING
        MAX(b.event_no) FILTER (WHERE b.betting = 1)
        > LEAST(MIN(b.event_no) FILTER (WHERE b.event = 'fold'), MIN(b.event_no) FILTER (WHERE b.all_in))
)

SELECT
    m.hand_no,
    m.line,
    m.place,
    CASE WHEN m.event_no > e.fold_no THEN 'acts_after_fold' ELSE 'acts_after_all_in' END AS error,
    'no action' AS expected,
    m.event AS found,
    m.event_no > COALESCE(e.fold_no, m.event_no) OR NOT m.is_idle AS left_out
FROM ends AS e
INNER JOIN bets AS m ON e.hand_no = m.hand_no AND e.place = m.place
WHERE m.betting = 1 AND m.event_no > LEAST(e.fold_no, e.all_in_no)

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    m.place,
    'bad_action' AS error,
    'an amount' AS expected,
    m.event AS found,
    TRUE AS left_out
FROM bets AS m
WHERE m.money IN ('live', 'dead', 'to') AND m.written_amount IS NULL

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    m.place,
    'bet_above_stack' AS error,
    'at most ' || CAST(m.own_before + m.amount AS VARCHAR) AS expected,
    CAST(m.written_amount AS VARCHAR) AS found
FROM bets AS m
WHERE m.money = 'to' AND m.asked > m.stack

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    m.place,
    'bet_below_call' AS error,
    'more than ' || CAST(m.level_before AS VARCHAR) AS expected,
    CAST(m.written_amount AS VARCHAR) AS found
FROM bets AS m
WHERE m.event = 'bet' AND m.written_amount <= m.level_before AND NOT m.all_in

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    m.place,
    'wrong_call' AS error,
    CAST(CASE WHEN m.is_total THEN m.street_total ELSE m.amount END AS VARCHAR) AS expected,
    CAST(m.written_amount AS VARCHAR) AS found
FROM bets AS m
WHERE m.event = 'call' AND m.written_amount <> CASE WHEN m.is_total THEN m.street_total ELSE m.amount END

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    m.place,
    'wrong_raise' AS error,
    CAST(m.written_amount - m.level_before AS VARCHAR) || ' to ' || CAST(m.written_amount AS VARCHAR) AS expected,
    CAST(m.raise_by AS VARCHAR) || ' to ' || CAST(m.written_amount AS VARCHAR) AS found
FROM bets AS m
WHERE
    m.raise_by NOT IN (
        m.written_amount - m.level_before,
        m.written_amount - m.bet_before,
        m.written_amount - m.own_before,
        m.written_amount
    )

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    m.place,
    'wrong_stack' AS error,
    'all-in with ' || CAST(m.stack AS VARCHAR) AS expected,
    'all-in with ' || CAST(LEAST(m.asked, m.stack) AS VARCHAR) AS found
FROM bets AS m
WHERE m.says_all_in AND NOT m.all_in;
