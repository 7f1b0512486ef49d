-- Writes the events of hands in XML formats to written_events
-- Grain: one new row of written_events per event; a post of more than one and less than two big blinds has two rows
-- Reads: written_events, written_hands, xml_events, xml_places
-- Engine: duckdb
-- Access: internal

-- Small and big blinds after the first of their kind are posts of entering players; such a small blind is dead. A post
-- of less than the big blind is dead. A post of two or more big blinds is a straddle. Any other post is live up to the
-- big blind; its rest is dead.

INSERT INTO written_events BY NAME
WITH
-- One row per event: the player's place. number counts from 1 the hand's rows with the same event
placed AS (
    SELECT
        e.*,
        p.place,
        h.big_blind,
        ROW_NUMBER() OVER (PARTITION BY e.hand_no, e.event ORDER BY e.event_no) AS number
    FROM xml_events AS e
    INNER JOIN written_hands AS h ON e.hand_no = h.hand_no
    LEFT JOIN xml_places AS p ON e.hand_no = p.hand_no AND e.key = p.key
)

SELECT
    p.hand_no,
    2 * p.event_no AS event_no,
    p.line,
    p.place,
    CASE
        WHEN p.event = 'small blind' AND p.number > 1 THEN 'dead post'
        WHEN p.event = 'big blind' AND p.number = 1 THEN 'big blind'
        WHEN p.event IN ('big blind', 'post') AND p.amount < p.big_blind THEN 'dead post'
        WHEN p.event IN ('big blind', 'post') AND p.amount >= 2 * p.big_blind THEN 'straddle'
        WHEN p.event = 'big blind' THEN 'post'
        ELSE p.event
    END AS event,
    CASE
        WHEN p.event IN ('big blind', 'post') AND p.amount < 2 * p.big_blind THEN LEAST(p.amount, p.big_blind)
        ELSE p.amount
    END AS amount,
    CASE WHEN p.event = 'big blind' AND p.number = 1 THEN p.big_blind END AS level,
    p.is_put,
    p.says_all_in,
    p.cards
FROM placed AS p
WHERE p.place IS NOT NULL OR p.event = 'deal'
UNION ALL BY NAME
SELECT
    p.hand_no,
    2 * p.event_no - 1 AS event_no,
    p.line,
    p.place,
    'dead post' AS event,
    p.amount - p.big_blind AS amount
FROM placed AS p
WHERE p.event IN ('big blind', 'post') AND p.amount > p.big_blind AND p.amount < 2 * p.big_blind;
