-- Writes the events of PHH hands to written_events
-- Grain: one new row of written_events per post, action and deal
-- Reads: phh_actions, phh_hands, phh_verbs, written_events, written_hands, written_seats
-- Source: the PHH standard, and HandHQ's files for the posts of entering players
-- Engine: duckdb
-- Access: internal

-- With two players the button posts the small blind, so the lists of antes and blinds are in reverse order. A negative
-- number in the list of blinds is the post of an entering player. If this post is less than the big blind, it is dead.
-- Else the amount of the big blind is live, and the rest is dead. A player who can't pay the whole post posts the rest
-- of the stack.

INSERT INTO written_events BY NAME
WITH
-- One row per hand and player with a post: the player's ante, and the live and the dead part of the player's blind.
-- number is the player's index in the lists
posts AS (
    SELECT
        s.hand_no,
        s.place,
        s.stack,
        CASE WHEN w.players = 2 THEN 3 - s.place ELSE s.place END AS number,
        h.line,
        w.big_blind,
        w.small_blind,
        h.antes[number] AS ante,
        COALESCE(h.blinds[number], 0) AS blind,
        CASE WHEN blind >= 0 THEN blind WHEN -blind >= w.big_blind THEN w.big_blind ELSE 0 END AS live,
        CASE WHEN blind >= 0 THEN 0 WHEN -blind >= w.big_blind THEN -blind - w.big_blind ELSE -blind END AS dead
    FROM written_seats AS s
    INNER JOIN written_hands AS w ON s.hand_no = w.hand_no
    INNER JOIN phh_hands AS h ON s.hand_no = h.hand_no
    WHERE h.antes[number] > 0 OR h.blinds[number] <> 0
)

SELECT
    p.hand_no,
    p.place AS event_no,
    p.line,
    p.place,
    'ante' AS event,
    LEAST(p.ante, p.stack) AS amount
FROM posts AS p
WHERE p.ante > 0
UNION ALL BY NAME
SELECT
    p.hand_no,
    20 + p.place AS event_no,
    p.line,
    p.place,
    'dead post' AS event,
    LEAST(p.dead, p.stack - p.ante) AS amount
FROM posts AS p
WHERE LEAST(p.dead, p.stack - p.ante) > 0
UNION ALL BY NAME
SELECT
    p.hand_no,
    40 + p.number AS event_no,
    p.line,
    p.place,
    CASE
        WHEN p.blind < 0 THEN 'post'
        WHEN p.number = 1 AND p.small_blind > 0 THEN 'small blind'
        WHEN p.blind > p.big_blind THEN 'straddle'
        WHEN p.number <= 2 OR p.small_blind = 0 THEN 'big blind'
        ELSE 'post'
    END AS event,
    LEAST(p.live, p.stack - p.ante - p.dead) AS amount
FROM posts AS p
WHERE LEAST(p.live, p.stack - p.ante - p.dead) > 0
UNION ALL BY NAME
SELECT
    a.hand_no,
    100 + a.number AS event_no,
    a.line,
    v.place,
    v.event,
    CASE WHEN v.event = 'bring-in' THEN w.bring_in ELSE v.amount END AS amount,
    v.cards
FROM phh_actions AS a
INNER JOIN written_hands AS w ON a.hand_no = w.hand_no
INNER JOIN phh_verbs AS v ON a.action = v.action;
