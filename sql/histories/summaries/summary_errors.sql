-- The errors of summaries of tournaments
-- Grain: one row per error
-- Reads: summary_values, written_entries, written_owners, written_summaries
-- Engine: duckdb
-- Access: internal

-- While players still play, rooms give preliminary places. So only lists in which all players have a place are checked
-- for wrong places. players is the number of entries; in lists that number each player's entries, it may be that of the
-- players.

CREATE OR REPLACE TEMPORARY TABLE summary_errors AS
WITH
-- One row per amount and time in a summary: its text, and whether the text can't be read
fields AS (
    SELECT v.summary_no, f.field, f.text, f.is_bad
    FROM summary_values AS v
    CROSS JOIN LATERAL (
        VALUES
        ('buy_in', v.buy_in, JOINED_AMOUNTS(v.buy_in) IS NULL),
        ('fee', v.fee, TEXT_AMOUNT(v.fee) IS NULL),
        ('bounty_part', v.bounty_part, TEXT_AMOUNT(v.bounty_part) IS NULL),
        ('bounty', v.bounty, TEXT_AMOUNT(v.bounty) IS NULL),
        ('prize_pool', v.prize_pool, TEXT_AMOUNT(v.prize_pool) IS NULL),
        ('own_prize', v.own_prize, TEXT_AMOUNT(v.own_prize) IS NULL),
        ('own_ticket_value', v.own_ticket_value, TEXT_AMOUNT(v.own_ticket_value) IS NULL),
        ('rebuy', v.rebuy, JOINED_AMOUNTS(v.rebuy) IS NULL),
        ('add_on', v.add_on, JOINED_AMOUNTS(v.add_on) IS NULL),
        ('started', v.started, TEXT_TIME(v.started) IS NULL),
        ('ended', v.ended, TEXT_TIME(v.ended) IS NULL)
    ) AS f (field, text, is_bad)
),

-- One row per row of a player: its place, the place and the prize of the row before, and the prize that follows from
-- the rounded percentage
listed AS (
    SELECT
        e.*,
        w.prize_pool,
        w.players,
        LAG(e.place) OVER list AS place_before,
        LAG(e.player) OVER list AS player_before,
        LAG(e.prize) OVER list AS prize_before,
        ROUND(w.prize_pool * e.percent / 100, 2) AS right_prize,
        BOOL_AND(e.place IS NOT NULL) OVER (PARTITION BY e.summary_no) AS is_final
    FROM written_entries AS e
    INNER JOIN written_summaries AS w ON e.summary_no = w.summary_no
    WHERE e.row_no > 0
    WINDOW list AS (PARTITION BY e.summary_no ORDER BY e.row_no)
),

-- One row per row of a player with a percentage: whether the prize contradicts it, and whether all prizes do
shares AS (
    SELECT
        s.*,
        ABS(s.prize - s.right_prize) > 0.01 + s.prize_pool / 100000 AS is_bad,
        BOOL_AND(ABS(s.prize - s.right_prize) > 0.01 + s.prize_pool / 100000)
            OVER (PARTITION BY s.summary_no)
            AS all_bad
    FROM listed AS s
    WHERE s.percent > 0 AND s.prize IS NOT NULL
),

-- One row per place, the first with this place: right_place is the place before plus the number of players who share
-- that one. Some lists leave no gaps after ties, so a place is right from the place before plus 1 up to right_place.
places AS (
    SELECT
        l.*,
        l.row_no - COALESCE(LAG(l.row_no - l.place) OVER (PARTITION BY l.summary_no ORDER BY l.row_no), 0)
            AS right_place
    FROM listed AS l
    WHERE l.is_final AND l.place IS DISTINCT FROM l.place_before
)

SELECT
    s.summary_no,
    s.line,
    'missing_field' AS error,
    'the number of the tournament' AS expected,
    NULL AS found,
    TRUE AS left_out
FROM written_summaries AS s
WHERE s.tournament IS NULL
UNION ALL
SELECT
    m.summary_no,
    m.line,
    'missing_field' AS error,
    CASE WHEN m.buy_in IS NULL AND m.free IS NULL THEN 'the buy-in' ELSE 'the number of players' END AS expected,
    NULL AS found,
    FALSE AS left_out
FROM summary_values AS m
WHERE (m.buy_in IS NULL AND m.free IS NULL) OR m.players IS NULL
UNION ALL
SELECT
    e.summary_no,
    e.line,
    'missing_field' AS error,
    'the places of the players' AS expected,
    NULL AS found,
    FALSE AS left_out
FROM written_summaries AS e
WHERE e.tournament IS NOT NULL AND e.summary_no NOT IN (SELECT w.summary_no FROM written_entries AS w)
UNION ALL
SELECT
    a.summary_no,
    s.line,
    'bad_field' AS error,
    a.field AS expected,
    a.text AS found,
    FALSE AS left_out
FROM fields AS a
INNER JOIN written_summaries AS s ON a.summary_no = s.summary_no
WHERE a.text IS NOT NULL AND a.is_bad
UNION ALL
SELECT
    r.summary_no,
    r.line,
    'repeated_field' AS error,
    'one value of ' || r.repeated AS expected,
    NULL AS found,
    FALSE AS left_out
FROM summary_values AS r
WHERE r.repeated IS NOT NULL
UNION ALL
SELECT
    p.summary_no,
    p.line,
    'wrong_place' AS error,
    CAST(p.right_place AS VARCHAR) AS expected,
    CAST(p.place AS VARCHAR) AS found,
    FALSE AS left_out
FROM places AS p
WHERE p.place NOT BETWEEN COALESCE(p.place_before + 1, p.right_place) AND p.right_place
UNION ALL
SELECT
    d.summary_no,
    d.line,
    'repeated_player' AS error,
    'another player' AS expected,
    d.player AS found,
    FALSE AS left_out
FROM listed AS d
WHERE d.is_final AND d.place = d.place_before AND d.player = d.player_before
UNION ALL
SELECT
    n.summary_no,
    MIN(n.line) AS line,
    'wrong_players' AS error,
    COUNT(*) || ', as in the list' AS expected,
    CAST(ANY_VALUE(n.players) AS VARCHAR) AS found,
    FALSE AS left_out
FROM listed AS n
GROUP BY n.summary_no
HAVING
    ANY_VALUE(n.players) <> COUNT(*)
    AND (COUNT(n.entry) = 0 OR ANY_VALUE(n.players) <> COUNT(DISTINCT n.player))
UNION ALL
SELECT
    q.summary_no,
    q.line,
    'wrong_prize' AS error,
    'at most ' || q.prize_before AS expected,
    CAST(q.prize AS VARCHAR) AS found,
    FALSE AS left_out
FROM listed AS q
WHERE q.prize > q.prize_before AND q.percent IS NULL
UNION ALL
SELECT
    h.summary_no,
    h.line,
    'wrong_prize' AS error,
    CAST(h.right_prize AS VARCHAR) AS expected,
    CAST(h.prize AS VARCHAR) AS found,
    FALSE AS left_out
FROM shares AS h
WHERE h.is_bad AND NOT h.all_bad
UNION ALL
SELECT
    t.summary_no,
    MIN(t.line) AS line,
    'wrong_prize_pool' AS error,
    'at least ' || SUM(t.prize) AS expected,
    CAST(ANY_VALUE(t.prize_pool) AS VARCHAR) AS found,
    FALSE AS left_out
FROM listed AS t
GROUP BY t.summary_no
HAVING SUM(t.prize) > ANY_VALUE(t.prize_pool) AND COUNT(t.percent) = 0
UNION ALL
SELECT
    z.summary_no,
    MIN(z.line) AS line,
    'wrong_prize_pool' AS error,
    CAST(ROUND(100 * SUM(z.prize) / SUM(z.percent), 2) AS VARCHAR) AS expected,
    CAST(ANY_VALUE(z.prize_pool) AS VARCHAR) AS found,
    FALSE AS left_out
FROM shares AS z
WHERE z.all_bad
GROUP BY z.summary_no
UNION ALL
SELECT
    g.summary_no,
    MIN(g.line) AS line,
    'wrong_prize' AS error,
    'prizes of 100 percent in all' AS expected,
    SUM(g.percent) || ' percent' AS found,
    FALSE AS left_out
FROM listed AS g
WHERE g.is_final
GROUP BY g.summary_no
HAVING ABS(SUM(g.percent) - 100) > 0.5
UNION ALL
SELECT
    o.summary_no,
    w.line,
    'wrong_place' AS error,
    CAST(o.place AS VARCHAR) AS expected,
    CAST(w.place AS VARCHAR) AS found,
    FALSE AS left_out
FROM written_owners AS o
INNER JOIN written_entries AS w ON o.summary_no = w.summary_no AND w.is_owner
WHERE o.place <> w.place
UNION ALL
SELECT
    u.summary_no,
    u.line,
    'unknown_player' AS error,
    'a player of the list' AS expected,
    CONCAT_WS(', ', u.player, 'place ' || u.place) AS found,
    FALSE AS left_out
FROM written_owners AS u
WHERE u.summary_no NOT IN (
    SELECT n.summary_no FROM written_entries AS n
    WHERE n.is_owner
);
