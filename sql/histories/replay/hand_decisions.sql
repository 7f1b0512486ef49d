-- The decisions in the hands to save, each with the situation of the player
-- Grain: one row per action of a round of betting, without bring-ins
-- Reads: bets, hand_plays, seat_positions, street_bets, written_seats
-- Engine: duckdb
-- Access: internal

-- A set of players is a number: the sum of 2^place over the players. From the flop on, players act in the order of
-- place.

CREATE OR REPLACE TEMPORARY TABLE hand_decisions AS
WITH
-- One row per hand: the set of its players
players AS (
    SELECT w.hand_no, BIT_OR(1 << w.place) AS places
    FROM written_seats AS w
    GROUP BY w.hand_no
),

-- One row per post, action or draw, with two sets: folded has the players who folded before it; all_in has the players
-- who went all-in before it
moves AS (
    SELECT
        b.hand_no,
        b.event_no,
        b.place,
        b.street_no,
        b.betting,
        b.event,
        b.amount,
        b.to_call,
        b.pot_before,
        b.stack - LEAST(b.asked - b.step, b.stack) AS stack,
        b.event = 'bet' AS is_bet,
        b.event = 'call' AND b.amount > 0 AS is_call,
        COALESCE(BIT_OR(CASE WHEN b.event = 'fold' THEN 1 << b.place ELSE 0 END) OVER before_it, 0) AS folded,
        COALESCE(BIT_OR(CASE WHEN b.all_in THEN 1 << b.place ELSE 0 END) OVER before_it, 0) AS all_in
    FROM bets AS b
    WINDOW before_it AS (
        PARTITION BY b.hand_no ORDER BY b.event_no
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )
),

-- One row per decision: raises_before, acted_before and entered_before, as in histories.decisions
decided AS (
    SELECT
        m.*,
        ROW_NUMBER() OVER (PARTITION BY m.hand_no ORDER BY m.event_no) AS decision_no,
        COUNT(*) FILTER (WHERE m.is_bet) OVER on_street AS raises_before,
        COUNT(*) OVER own_on_street AS acted_before,
        COALESCE(BOOL_OR(m.is_bet OR m.is_call) OVER own_on_street, FALSE) AS entered_before
    FROM moves AS m
    WHERE m.betting = 1 AND m.event <> 'bring-in'
    WINDOW
        on_street AS (
            PARTITION BY m.hand_no, m.street_no ORDER BY m.event_no
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ),
        own_on_street AS (
            PARTITION BY m.hand_no, m.place, m.street_no ORDER BY m.event_no
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        )
),

-- One row per decision: calls_before, own_raise and called_street_before, as in histories.decisions
numbered AS (
    SELECT
        d.*,
        COUNT(*) FILTER (WHERE d.is_call) OVER (
            PARTITION BY d.hand_no, d.street_no, d.raises_before ORDER BY d.event_no
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS calls_before,
        COALESCE(
            MAX(CASE WHEN d.is_bet THEN d.raises_before + 1 END) OVER (
                PARTITION BY d.hand_no, d.place, d.street_no ORDER BY d.event_no
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS own_raise,
        COALESCE(
            ARG_MAX(d.is_call, d.event_no) OVER (
                PARTITION BY d.hand_no, d.place ORDER BY d.street_no
                RANGE BETWEEN 1 PRECEDING AND 1 PRECEDING
            ),
            FALSE
        ) AS called_street_before
    FROM decided AS d
)

SELECT
    p.hand_id,
    p.seat,
    p.position,
    p.effective_stack,
    p.starting_hand,
    n.decision_no,
    n.street_no,
    CASE
        WHEN n.is_bet THEN CASE WHEN n.street_no = 1 OR n.raises_before > 0 THEN 'raise' ELSE 'bet' END
        WHEN n.event = 'call' AND NOT n.is_call THEN 'check'
        ELSE n.event
    END AS action,
    n.amount,
    n.to_call,
    n.pot_before AS pot,
    n.stack,
    n.raises_before,
    n.calls_before,
    n.own_raise,
    n.acted_before,
    n.entered_before,
    n.called_street_before,
    BIT_COUNT(a.places & ~n.folded) AS players,
    CASE WHEN p.position IS NOT NULL THEN (a.places & ~n.folded) >> (n.place + 1) = 0 END AS in_position,
    COALESCE(n.stack > n.to_call, TRUE) AND (a.places & ~n.folded & ~n.all_in & ~(1 << n.place)) <> 0 AS can_raise,
    CASE WHEN n.raises_before > 0 AND opening.opened THEN o.position END AS opened_from,
    n.street_no > 1 AND COALESCE(opening.last_place = n.place, FALSE) AS raised_last,
    CASE
        WHEN n.street_no <= 2 OR COALESCE(flop.first_place <> opening.last_place, TRUE) THEN 0
        WHEN n.street_no = 3 OR COALESCE(turn.first_place <> opening.last_place, TRUE) THEN 1
        ELSE 2
    END AS c_bets_before,
    n.street_no > 1 AND n.raises_before = 1 AND n.own_raise = 0
    AND COALESCE(street.first_place = opening.last_place, FALSE) AS faces_raiser,
    COALESCE(
        previous.last_place > n.place AND n.acted_before = 0 AND (n.folded & (1 << previous.last_place)) = 0, FALSE
    ) AS before_aggressor
FROM numbered AS n
INNER JOIN hand_plays AS p ON n.hand_no = p.hand_no AND n.place = p.place
INNER JOIN players AS a ON n.hand_no = a.hand_no
LEFT JOIN street_bets AS opening ON n.hand_no = opening.hand_no AND opening.street_no = 1
LEFT JOIN seat_positions AS o ON n.hand_no = o.hand_no AND opening.first_place = o.place
LEFT JOIN street_bets AS flop ON n.hand_no = flop.hand_no AND flop.street_no = 2
LEFT JOIN street_bets AS turn ON n.hand_no = turn.hand_no AND turn.street_no = 3
LEFT JOIN street_bets AS street ON n.hand_no = street.hand_no AND n.street_no = street.street_no
LEFT JOIN street_bets AS previous ON n.hand_no = previous.hand_no AND n.street_no - 1 = previous.street_no
ORDER BY n.hand_no, n.event_no;
