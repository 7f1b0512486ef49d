-- The events of the new hands, each with its street
-- Grain: one row per event
-- Reads: event_kinds, new_hands, written_events
-- Engine: duckdb
-- Access: internal

-- A street is a round of betting. It opens with the first action after a deal or a draw. If several board cards are
-- dealt before the first action, as in bomb pots, the first street has no actions. If is_put is TRUE, the file has only
-- the money that the player adds. In hand_events the amount of such a bet is the sum of the player's money on the
-- street. An all-in is a bet if this sum is above the sums of all other players on the street; otherwise it is a call.

CREATE OR REPLACE TEMPORARY TABLE hand_events AS
WITH
-- One row per event: its kind, dealing_before and skips. dealing_before is the column dealing of the last deal, draw or
-- action before the event; 1 if there is none. skips is 1 for a deal of several board cards, if no action and no deal
-- of other cards comes before it
kinds AS (
    SELECT
        e.* REPLACE (COALESCE(e.board_no, 1) AS board_no),
        k.* EXCLUDE (k.event),
        LAG(k.dealing, 1, 1) OVER (
            PARTITION BY e.hand_no, k.dealing + k.betting > 0
            ORDER BY e.event_no
        ) AS dealing_before,
        CASE
            WHEN
                e.event = 'deal' AND e.place IS NULL AND LENGTH(e.cards) > 2
                AND COUNT(*) FILTER (WHERE k.betting = 1 OR (e.event = 'deal' AND e.cards IS NOT NULL)) OVER (
                    PARTITION BY e.hand_no ORDER BY e.event_no ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
                ) = 0
                THEN 1
            ELSE 0
        END AS skips
    FROM written_events AS e
    INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
    INNER JOIN event_kinds AS k ON e.event = k.event
),

-- One row per event: its street
street_events AS (
    SELECT
        k.* EXCLUDE (k.dealing_before, k.skips),
        GREATEST(
            CAST(
                SUM(k.betting * k.dealing_before + k.skips) OVER (
                    PARTITION BY k.hand_no
                    ORDER BY k.event_no
                    ROWS UNBOUNDED PRECEDING
                ) AS INTEGER
            ) + k.dealing,
            1
        ) AS street_no
    FROM kinds AS k
),

-- One row per event of a hand with is_put: told is the number of events so far in which the file gives the player's
-- whole bet on the street
told_bets AS (
    SELECT
        s.*,
        COUNT(*) FILTER (WHERE s.is_total OR (s.money = 'to' AND s.is_put IS DISTINCT FROM TRUE)) OVER (
            PARTITION BY s.hand_no, s.place, s.street_no
            ORDER BY s.event_no
            ROWS UNBOUNDED PRECEDING
        ) AS told
    FROM street_events AS s
    WHERE
        s.hand_no IN (
            SELECT e.hand_no FROM written_events AS e
            WHERE e.is_put
        )
),

-- One row per event of told_bets: the player's bet on the street, as the last whole bet plus the money added since
totals AS (
    SELECT
        s.hand_no,
        s.event_no,
        s.street_no,
        s.is_put,
        SUM(CASE WHEN s.money IN ('live', 'to', 'call') THEN s.amount END) OVER (
            PARTITION BY s.hand_no, s.place, s.street_no, s.told
            ORDER BY s.event_no
            ROWS UNBOUNDED PRECEDING
        ) AS total
    FROM told_bets AS s
),

-- One row per event with is_put: the highest total of a player on the street before the event
levels AS (
    SELECT
        t.hand_no,
        t.event_no,
        CAST(t.total AS DECIMAL(18, 4)) AS total,
        COALESCE(
            MAX(t.total) OVER (
                PARTITION BY t.hand_no, t.street_no
                ORDER BY t.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS level
    FROM totals AS t
    QUALIFY t.is_put
)

SELECT
    s.* REPLACE (
        CASE
            WHEN s.event <> 'all-in' THEN s.event
            WHEN l.total > l.level THEN 'bet'
            ELSE 'call'
        END AS event,
        CASE WHEN s.event = 'all-in' AND l.total <= l.level THEN 'call' ELSE s.money END AS money,
        CASE
            WHEN s.money = 'to' AND (s.event <> 'all-in' OR l.total > l.level) THEN COALESCE(l.total, s.amount)
            ELSE s.amount
        END AS amount
    )
FROM street_events AS s
LEFT JOIN levels AS l ON s.hand_no = l.hand_no AND s.event_no = l.event_no;
