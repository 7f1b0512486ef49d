-- What stood before each action: bets and calls
-- Grain: one row per action of a round of betting
-- Reads: bets
-- Engine: duckdb
-- Access: internal

-- is_bet marks a bet or raise, is_call a call that puts something in. bets_before counts the bets of the street,
-- calls_before the calls since the last bet, and own_bet says which bet of the street the player's own last was. Blinds
-- are no bets here: the first raise before the flop is bet 1.

DROP TABLE IF EXISTS temp.decisions;

CREATE TEMPORARY TABLE decisions AS
WITH
-- One row per action of a round of betting: what it is
actions AS (
    SELECT
        b.hand_no,
        b.event_no,
        b.place,
        b.street_no,
        b.event,
        b.event = 'bet' AS is_bet,
        b.event = 'call' AND b.amount > 0 AS is_call,
        b.event = 'fold' AS is_fold
    FROM bets AS b
    WHERE b.betting = 1 AND b.event <> 'bring-in'
),

-- One row per action: how many bets stood before it
numbered AS (
    SELECT
        a.*,
        COUNT(*) FILTER (WHERE a.is_bet) OVER w AS bets_before
    FROM actions AS a
    WINDOW w AS (
        PARTITION BY a.hand_no, a.street_no
        ORDER BY a.event_no
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )
)

SELECT
    n.*,
    COUNT(*) FILTER (WHERE n.is_call) OVER (
        PARTITION BY n.hand_no, n.street_no, n.bets_before
        ORDER BY n.event_no
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS calls_before,
    COALESCE(
        MAX(CASE WHEN n.is_bet THEN n.bets_before + 1 END) OVER (
            PARTITION BY n.hand_no, n.place, n.street_no
            ORDER BY n.event_no
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ),
        0
    ) AS own_bet
FROM numbered AS n;
