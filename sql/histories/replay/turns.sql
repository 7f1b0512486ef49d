-- Whose turn it was at each action
-- Grain: one row per action of a round of betting
-- Reads: bets, new_hands, pokersql.games
-- Source: the rules of betting
-- Engine: duckdb
-- Access: internal

-- place_before is the place after which players are asked in turn: that of the action before; on the first street that
-- of the last blind or straddle, on the others the button's, which is 0. It is NULL where the cards decide who begins.
-- needs_answer is whether the player has not acted on the street, or another has raised since. out_no is the first
-- event by which the player folds or is all-in.

CREATE OR REPLACE TEMPORARY TABLE turns AS
WITH
-- One row per hand: the place of the last blind or straddle
blinds AS (
    SELECT b.hand_no, ARG_MAX(b.place, b.event_no) AS place
    FROM bets AS b
    WHERE b.event IN ('big blind', 'straddle')
    GROUP BY b.hand_no
),

-- One row per action: the actions before it
actions AS (
    SELECT
        b.hand_no,
        b.event_no,
        b.line,
        b.place,
        b.event,
        b.street_no,
        b.event IN ('bet', 'bring-in') AND b.street_total > b.level_before AS raises,
        LAG(b.place) OVER street AS place_before,
        LAG(b.event_no) OVER own AS own_before
    FROM bets AS b
    WHERE b.betting = 1 AND NOT b.is_idle
    WINDOW
        street AS (PARTITION BY b.hand_no, b.street_no ORDER BY b.event_no),
        own AS (PARTITION BY b.hand_no, b.street_no, b.place ORDER BY b.event_no)
),

-- One row per action: the last raise before it
raises AS (
    SELECT
        a.*,
        MAX(CASE WHEN a.raises THEN a.event_no END) OVER (
            PARTITION BY a.hand_no, a.street_no
            ORDER BY a.event_no
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS raise_before
    FROM actions AS a
)

SELECT
    r.hand_no,
    r.event_no,
    r.line,
    r.place,
    r.event,
    r.street_no,
    h.players,
    COALESCE(
        r.place_before,
        CASE
            WHEN g.board_cards + g.draws = 0 THEN NULL
            WHEN r.street_no = 1 THEN b.place
            ELSE 0
        END
    ) AS place_before,
    r.own_before IS NULL OR COALESCE(r.raise_before > r.own_before, FALSE) AS needs_answer
FROM raises AS r
INNER JOIN new_hands AS h ON r.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
LEFT JOIN blinds AS b ON r.hand_no = b.hand_no;
