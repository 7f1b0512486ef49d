-- The posts, actions and draws, each with the money that the player puts into the pot
-- Grain: one row per post, action and draw
-- Reads: hand_events, new_hands, written_seats
-- Engine: duckdb
-- Access: internal

-- Three columns have bets on the street before the event: (1) level_before, the bet to call; (2) bet_before, the
-- highest bet; (3) own_before, the player's bet. target is the bet that the player has after the event if the stack is
-- large enough; it is NULL for a fold, a draw or dead money. step is the money that the event asks of the player, and
-- asked is the sum of these steps in the hand so far. The player has then put in LEAST(asked, stack). The stack can
-- limit only the player's last bet or call, so level_before ignores the stack. stack is at most the game's cap. is_idle
-- is TRUE if a player without chips folds or checks: rooms write such actions for players who sit out.

CREATE OR REPLACE TEMPORARY TABLE bets AS
WITH
-- One row per post, action and draw: level_before, bet_before and target
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
        e.is_total,
        e.says_all_in,
        e.cards,
        LEAST(s.stack, h.cap) AS stack,
        h.splash,
        COALESCE(
            MAX(CASE WHEN e.money IN ('live', 'to') THEN COALESCE(e.level, e.amount) END) OVER before_it, 0
        ) AS level_before,
        COALESCE(MAX(CASE WHEN e.money IN ('live', 'to') THEN e.amount END) OVER before_it, 0) AS bet_before,
        CASE
            WHEN e.money IN ('live', 'to') THEN e.amount
            WHEN e.money = 'call' THEN level_before
        END AS target
    FROM hand_events AS e
    INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
    INNER JOIN written_seats AS s ON e.hand_no = s.hand_no AND e.place = s.place
    WHERE e.recorded = 1
    WINDOW before_it AS (
        PARTITION BY e.hand_no, e.street_no ORDER BY e.event_no
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )
),

-- One row per post, action and draw: own_before and step
steps AS (
    SELECT
        l.*,
        COALESCE(
            MAX(l.target) OVER (
                PARTITION BY l.hand_no, l.place, l.street_no
                ORDER BY l.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS own_before,
        CASE
            WHEN l.money = 'dead' THEN l.written_amount
            ELSE GREATEST(COALESCE(l.target, 0) - own_before, 0)
        END AS step
    FROM levels AS l
),

-- One row per post, action and draw: asked, and the amount that the player puts in
amounts AS (
    SELECT
        s.*,
        CAST(
            SUM(s.step) OVER (PARTITION BY s.hand_no, s.place ORDER BY s.event_no ROWS UNBOUNDED PRECEDING)
            AS DECIMAL(18, 4)
        ) AS asked,
        CAST(LEAST(asked, s.stack) - LEAST(asked - s.step, s.stack) AS DECIMAL(18, 4)) AS amount
    FROM steps AS s
)

SELECT
    a.* EXCLUDE (a.splash),
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
        ) + COALESCE(a.splash, 0) AS DECIMAL(18, 4)
    ) AS pot_before,
    COALESCE(a.asked >= a.stack, FALSE) AS all_in,
    COALESCE(a.asked - a.step >= a.stack, FALSE)
    AND (a.event = 'fold' OR (a.event = 'call' AND COALESCE(a.written_amount, 0) = 0)) AS is_idle
FROM amounts AS a;
