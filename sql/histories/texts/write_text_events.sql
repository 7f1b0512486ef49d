-- Writes the events of hands in text formats to written_events
-- Grain: one new row of written_events per deal, post, action and known hand, and a second row per post of both blinds
-- Reads: text_events, text_seats, written_events, written_hands
-- Engine: duckdb
-- Access: internal

-- The level of a big blind is the whole big blind, even if its player posts fewer chips. But with two players it is the
-- posted amount. Later blinds are posts of entering players: a big blind is live, a small blind is dead. A post of both
-- blinds becomes a live and a dead post. So does a dead post that is larger than the big blind. If a hand has a line of
-- kind 'blinds', but no posted blind, the blinds are added before the first deal.

INSERT INTO written_events BY NAME
WITH
-- One row per hand and kind of blind: the line_no of the first blind of this kind
first_blinds AS (
    SELECT e.hand_no, e.event, MIN(e.line_no) AS line_no
    FROM text_events AS e
    WHERE e.event IN ('small blind', 'big blind')
    GROUP BY e.hand_no, e.event
),

-- One row per event: the player's place. is_later is TRUE for a small or big blind after the first of its kind
placed AS (
    SELECT
        e.* REPLACE (
            CASE WHEN e.event = 'dead post' AND e.amount > h.big_blind THEN 'both blinds' ELSE e.event END AS event
        ),
        s.place,
        h.big_blind,
        h.players,
        e.line_no > b.line_no AS is_later
    FROM text_events AS e
    INNER JOIN written_hands AS h ON e.hand_no = h.hand_no
    LEFT JOIN text_seats AS s ON e.hand_no = s.hand_no AND (e.player = s.player OR e.seat = s.seat)
    LEFT JOIN first_blinds AS b ON e.hand_no = b.hand_no AND e.event = b.event
    WHERE e.event NOT IN ('collected', 'won', 'returned', 'cashed out', 'added', 'splash')
),

-- One row per hand with a line of kind 'blinds', but no posted blind: line_no of the first deal. line is the line of
-- the blinds
silent_blinds AS (
    SELECT
        e.hand_no,
        MIN(e.line_no) FILTER (WHERE e.event = 'deal') AS line_no,
        MIN(e.line) FILTER (WHERE e.event = 'blinds') AS line
    FROM text_events AS e
    WHERE e.event IN ('blinds', 'deal', 'small blind', 'big blind', 'button blind')
    GROUP BY e.hand_no
    HAVING BOOL_OR(e.event = 'blinds') AND BOOL_AND(e.event IN ('blinds', 'deal')) AND BOOL_OR(e.event = 'deal')
)

SELECT
    p.hand_no,
    CAST(4 * (p.line_no - p.hand_no) - CASE WHEN p.is_before THEN 1 ELSE 0 END AS INTEGER) AS event_no,
    p.line,
    p.place,
    CASE
        WHEN p.event = 'button blind' THEN 'big blind'
        WHEN p.event = 'both blinds' THEN 'post'
        WHEN p.event = 'big blind' AND p.is_later AND p.amount > p.big_blind THEN 'straddle'
        WHEN p.event = 'big blind' AND p.is_later THEN 'post'
        WHEN p.event = 'small blind' AND p.is_later THEN 'dead post'
        ELSE p.event
    END AS event,
    CASE WHEN p.event = 'both blinds' THEN LEAST(p.amount, p.big_blind) ELSE p.amount END AS amount,
    CASE
        WHEN p.is_later THEN NULL
        WHEN p.event = 'big blind' AND p.players = 2 AND p.says_all_in THEN p.amount
        WHEN p.event = 'big blind' THEN GREATEST(p.amount, p.big_blind)
        WHEN
            p.event = 'small blind'
            AND p.hand_no IN (
                SELECT a.hand_no FROM text_events AS a
                WHERE a.event = 'ante' AND a.says_all_in
            )
            AND p.hand_no NOT IN (
                SELECT g.hand_no FROM text_events AS g
                WHERE g.event IN ('big blind', 'button blind', 'both blinds')
            )
            THEN p.big_blind
    END AS level,
    p.raise_by,
    p.is_put,
    p.is_total,
    p.says_all_in,
    p.cards,
    p.board_no
FROM placed AS p
WHERE p.place IS NOT NULL OR p.event = 'deal'
UNION ALL BY NAME
SELECT
    p.hand_no,
    CAST(4 * (p.line_no - p.hand_no) - 1 AS INTEGER) AS event_no,
    p.line,
    p.place,
    'dead post' AS event,
    p.amount - p.big_blind AS amount
FROM placed AS p
WHERE p.event = 'both blinds' AND p.amount > p.big_blind
UNION ALL BY NAME
SELECT
    b.hand_no,
    CASE
        WHEN s.place = CASE WHEN s.players = 2 THEN 2 ELSE 1 - h.places_missing END THEN 'small blind'
        ELSE 'big blind'
    END AS event,
    CAST(4 * (b.line_no - b.hand_no) AS INTEGER) - CASE WHEN event = 'small blind' THEN 2 ELSE 1 END AS event_no,
    b.line,
    s.place,
    CASE WHEN event = 'small blind' THEN h.small_blind ELSE h.big_blind END AS amount
FROM silent_blinds AS b
INNER JOIN written_hands AS h ON b.hand_no = h.hand_no
INNER JOIN text_seats AS s ON b.hand_no = s.hand_no AND s.place <= 2 - h.places_missing;
