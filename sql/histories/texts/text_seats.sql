-- The players who take part in hands in text formats
-- Grain: one row per hand and player who takes part; all are listed or in text_newcomers
-- Reads: text_events, text_headers, text_listed, text_newcomers, text_summaries, text_values
-- Engine: duckdb
-- Access: internal

-- All other listed players sit out. place counts from the seat after the button; in a hand without a button, it counts
-- from the lowest seat.

CREATE OR REPLACE TEMPORARY TABLE text_seats AS
WITH
-- One row per hand and player who takes part. These are (1) players with an event, (2) players who fold, show or win in
-- the summary, and (3) all listed players of a hand with a line of kind 'all play'
acting AS (
    SELECT e.hand_no, e.player FROM text_events AS e
    WHERE e.player IS NOT NULL
    UNION
    SELECT m.hand_no, m.player FROM text_summaries AS m
    WHERE m.player IS NOT NULL AND m.fold_street IS NOT NULL
    UNION
    SELECT s.hand_no, s.player FROM text_listed AS s
    WHERE
        s.hand_no IN (
            SELECT v.hand_no FROM text_values AS v
            WHERE v.kind = 'all play'
        )
),

-- One row per hand and player at the table: the stack. It is NULL if the player is listed without chips and joins later
present AS (
    SELECT
        i.hand_no,
        i.seat,
        i.player,
        CASE
            WHEN
                i.stack = 0
                AND (i.hand_no, i.player) IN (
                    SELECT (v.hand_no, v.player) FROM text_values AS v
                    WHERE v.kind = 'joins'
                )
                THEN NULL
            ELSE i.stack
        END AS stack,
        i.anonymous
    FROM text_listed AS i
    UNION ALL
    SELECT n.hand_no, n.seat, n.player, NULL AS stack, FALSE AS anonymous FROM text_newcomers AS n
)

SELECT
    i.hand_no,
    i.seat,
    i.player,
    i.stack,
    i.anonymous,
    CAST(
        ROW_NUMBER() OVER (
            PARTITION BY i.hand_no
            ORDER BY CASE WHEN i.seat > COALESCE(h.button_seat, 0) THEN 0 ELSE 1 END, i.seat
        ) AS INTEGER
    ) AS place,
    CAST(COUNT(*) OVER (PARTITION BY i.hand_no) AS INTEGER) AS players
FROM present AS i
INNER JOIN acting AS a ON i.hand_no = a.hand_no AND i.player = a.player
INNER JOIN text_headers AS h ON i.hand_no = h.hand_no;
