-- The actions, each with the place of the last player who acted before it, and whether the player had to act
-- Grain: one row per action of a round of betting
-- Reads: bets, new_hands, pokersql.games
-- Engine: duckdb
-- Access: internal

-- The first player after place_before who can still act is in turn. place_before is the place of the last player who
-- acted on the street. Before the first action of the first street, it is the place of the last blind or straddle.
-- Before the first action of a later street, it is 0 (the button). If the cards decide who begins, it is NULL.
-- needs_answer is TRUE if the player has not acted on the street, or if a player raised after the player's last action.
-- A player who leaves after an ante folds before the blinds; this fold has no row.

CREATE OR REPLACE TEMPORARY TABLE turns AS
WITH
-- One row per hand: the place and the event_no of the last blind or straddle
blinds AS (
    SELECT b.hand_no, ARG_MAX(b.place, b.event_no) AS place, MAX(b.event_no) AS event_no
    FROM bets AS b
    WHERE b.event IN ('big blind', 'straddle')
    GROUP BY b.hand_no
),

-- One row per action: place_before, and the event_no of two earlier events: the player's last action, the last raise
actions AS (
    SELECT
        b.hand_no,
        b.event_no,
        b.line,
        b.place,
        b.event,
        b.street_no,
        LAG(b.place) OVER street AS place_before,
        LAG(b.event_no) OVER (PARTITION BY b.hand_no, b.street_no, b.place ORDER BY b.event_no) AS own_before,
        MAX(CASE WHEN b.event IN ('bet', 'bring-in') AND b.street_total > b.level_before THEN b.event_no END) OVER (
            street ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS raise_before
    FROM bets AS b
    LEFT JOIN blinds AS x ON b.hand_no = x.hand_no
    WHERE b.betting = 1 AND NOT b.is_idle AND NOT (b.event = 'fold' AND b.event_no < COALESCE(x.event_no, 0))
    WINDOW street AS (PARTITION BY b.hand_no, b.street_no ORDER BY b.event_no)
)

SELECT
    a.hand_no,
    a.event_no,
    a.line,
    a.place,
    a.event,
    a.street_no,
    h.players,
    COALESCE(
        a.place_before,
        CASE
            WHEN g.board_cards + g.draws = 0 THEN NULL
            WHEN a.street_no = 1 THEN b.place
            ELSE 0
        END
    ) AS place_before,
    a.own_before IS NULL OR COALESCE(a.raise_before > a.own_before, FALSE) AS needs_answer
FROM actions AS a
INNER JOIN new_hands AS h ON a.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
LEFT JOIN blinds AS b ON a.hand_no = b.hand_no;
