-- The betting, replayed: what each post and action put in
-- Grain: one row per post, action and draw
-- Reads: hand_events, new_hands, written_seats
-- Source: the rules of betting
-- Engine: duckdb
-- Access: internal

-- level_before is what has to be called on the street, bet_before the highest bet on it, own_before what the player has
-- in on it. A player puts in what the action asks for, or all that is left: only the last action of a player can be cut
-- so, and what others have to call never reads it. What is left is limited by the game's cap, too: stack is the smaller
-- of the two. is_idle marks a fold or a check of a player who has nothing left: a room writes it for one who sits out.

CREATE OR REPLACE TEMPORARY TABLE bets AS
WITH
-- One row per post, action and draw: the highest bet before it
levels AS (
    SELECT
        e.hand_no,
        e.event_no,
        e.line,
        e.place,
        e.event,
        e.street_no,
        e.money,
        e.betting,
        e.amount AS written_amount,
        e.raise_by,
        e.says_all_in,
        e.cards,
        LEAST(s.stack, h.cap) AS stack,
        COALESCE(
            MAX(CASE WHEN e.money IN ('live', 'to') THEN COALESCE(e.level, e.amount) END) OVER (
                PARTITION BY e.hand_no, e.street_no
                ORDER BY e.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS level_before,
        COALESCE(
            MAX(CASE WHEN e.money IN ('live', 'to') THEN e.amount END) OVER (
                PARTITION BY e.hand_no, e.street_no
                ORDER BY e.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS bet_before
    FROM hand_events AS e
    INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
    INNER JOIN written_seats AS s ON e.hand_no = s.hand_no AND e.place = s.place
    WHERE e.recorded = 1
),

-- One row per post, action and draw: what the player should then have in on the street, NULL without money
targets AS (
    SELECT
        l.*,
        CASE
            WHEN l.money IN ('live', 'to') THEN l.written_amount
            WHEN l.money = 'call' THEN l.level_before
        END AS target
    FROM levels AS l
),

-- One row per post, action and draw: what the player had in on the street before
owns AS (
    SELECT
        t.*,
        COALESCE(
            MAX(t.target) OVER (
                PARTITION BY t.hand_no, t.place, t.street_no
                ORDER BY t.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS own_before
    FROM targets AS t
),

-- One row per post, action and draw: what it asks for
steps AS (
    SELECT
        o.*,
        CASE
            WHEN o.money = 'dead' THEN o.written_amount
            ELSE GREATEST(COALESCE(o.target, 0) - o.own_before, 0)
        END AS step
    FROM owns AS o
),

-- One row per post, action and draw: what the player has been asked for so far in the hand
sums AS (
    SELECT
        s.*,
        CAST(
            SUM(s.step) OVER (PARTITION BY s.hand_no, s.place ORDER BY s.event_no ROWS UNBOUNDED PRECEDING)
            AS DECIMAL(18, 4)
        ) AS asked
    FROM steps AS s
),

-- One row per post, action and draw: what was put in
amounts AS (
    SELECT
        s.*,
        CAST(LEAST(s.asked, s.stack) - LEAST(s.asked - s.step, s.stack) AS DECIMAL(18, 4)) AS amount
    FROM sums AS s
)

SELECT
    a.*,
    a.own_before + CASE WHEN a.money = 'dead' THEN 0 ELSE a.amount END AS street_total,
    CASE
        WHEN a.betting = 1
            THEN GREATEST(LEAST(a.level_before - a.own_before, a.stack - LEAST(a.asked - a.step, a.stack)), 0)
        ELSE 0
    END AS to_call,
    CAST(
        COALESCE(
            SUM(a.amount) OVER (
                PARTITION BY a.hand_no
                ORDER BY a.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS DECIMAL(18, 4)
    ) AS pot_before,
    COALESCE(a.asked >= a.stack, FALSE) AS all_in,
    COALESCE(a.asked - a.step >= a.stack, FALSE)
    AND (a.event = 'fold' OR (a.event = 'call' AND COALESCE(a.written_amount, 0) = 0)) AS is_idle
FROM amounts AS a;
