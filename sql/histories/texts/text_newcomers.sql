-- The players of hands in text formats who play, but join the table after the list of players was written
-- Grain: one row per hand and player
-- Reads: text_events, text_listed, text_values
-- Engine: duckdb
-- Access: internal

-- The file does not give a newcomer's seat. So seat is a free seat between the player who acts before the newcomer and
-- the player who acts after. A newcomer who posts the first big blind sits after the small blind. A player without a
-- line of kind 'joins' is a newcomer, too, under three conditions: (1) the list lacks the player; (2) the player posts
-- a big blind; (3) the list has as many players as the line of kind 'players' says.

CREATE OR REPLACE TEMPORARY TABLE text_newcomers AS
WITH
-- One row per hand whose list has as many players as its line of kind 'players' says
counted AS (
    SELECT v.hand_no
    FROM text_values AS v
    INNER JOIN text_listed AS s ON v.hand_no = s.hand_no
    WHERE v.kind = 'players'
    GROUP BY v.hand_no, v.line_no, v.rest
    HAVING COUNT(*) = TRY_CAST(REGEXP_EXTRACT(v.rest, '^\d+') AS INTEGER)
),

-- One row per hand and newcomer
unlisted AS (
    SELECT v.hand_no, v.player FROM text_values AS v
    WHERE v.kind = 'joins'
    UNION
    SELECT e.hand_no, e.player FROM text_events AS e
    WHERE e.event = 'big blind' AND e.hand_no IN (SELECT c.hand_no FROM counted AS c)
    EXCEPT
    SELECT s.hand_no, s.player FROM text_listed AS s
),

-- One row per player with an event, in hands with a newcomer: line_no of the player's first action and blinds
starts AS (
    SELECT
        e.hand_no,
        e.player,
        MIN(e.line_no) FILTER (WHERE e.event IN ('fold', 'call', 'bet', 'all-in')) AS acted_no,
        MIN(e.line_no) FILTER (WHERE e.event = 'small blind') AS small_no,
        MIN(e.line_no) FILTER (WHERE e.event = 'big blind') AS big_no,
        MIN(big_no) OVER (PARTITION BY e.hand_no) AS first_big_no
    FROM text_events AS e
    WHERE e.player IS NOT NULL AND e.hand_no IN (SELECT u.hand_no FROM unlisted AS u)
    GROUP BY e.hand_no, e.player
),

-- One row per newcomer: the seat of the last listed player before the newcomer, and the highest seat plus 1
sides AS (
    SELECT
        n.hand_no,
        n.player,
        ARG_MAX(
            s.seat,
            CASE
                WHEN n.big_no = n.first_big_no THEN l.small_no
                WHEN l.acted_no < n.acted_no THEN l.acted_no
                WHEN l.big_no = l.first_big_no THEN 0
            END
        ) AS seat_before,
        (
            SELECT MAX(m.seat) + 1 FROM text_listed AS m
            WHERE m.hand_no = n.hand_no
        ) AS seats
    FROM starts AS n
    INNER JOIN unlisted AS u ON n.hand_no = u.hand_no AND n.player = u.player
    INNER JOIN starts AS l ON n.hand_no = l.hand_no
    INNER JOIN text_listed AS s ON l.hand_no = s.hand_no AND l.player = s.player
    GROUP BY n.hand_no, n.player
),

-- One row per newcomer and number of a seat
seat_numbers AS (
    SELECT i.*, UNNEST(RANGE(1, i.seats + 1)) AS seat
    FROM sides AS i
),

-- One row per newcomer and seat number: steps counts the seats between seat_before and this seat, next_steps those
-- before the next listed player who plays
numbers AS (
    SELECT
        i.hand_no,
        i.player,
        i.seats,
        i.seat,
        s.seat IS NULL AS is_free,
        (i.seat - i.seat_before - 1 + i.seats) % i.seats AS steps,
        MIN(CASE WHEN l.player IS NOT NULL THEN steps END) OVER (PARTITION BY i.hand_no, i.player) AS next_steps
    FROM seat_numbers AS i
    LEFT JOIN text_listed AS s ON i.hand_no = s.hand_no AND i.seat = s.seat
    LEFT JOIN starts AS l ON s.hand_no = l.hand_no AND s.player = l.player
)

SELECT
    n.hand_no,
    n.player,
    CAST(ARG_MIN(n.seat, n.steps + CASE WHEN n.seat = n.seats THEN n.seats ELSE 0 END) AS INTEGER) AS seat
FROM numbers AS n
WHERE n.is_free AND n.steps < n.next_steps
GROUP BY n.hand_no, n.player;
