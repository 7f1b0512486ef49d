-- Writes the events of hands in XML formats to written_events
-- Grain: one new row of written_events per event, and a second row per post between the big blind and twice its amount
-- Reads: written_events, written_hands, xml_events, xml_places
-- Engine: duckdb
-- Access: internal

-- Blinds after the first are posts of entering players. A post of the big blind is live, a smaller post is dead. Of a
-- larger post, the part above the big blind is dead. A post of twice the big blind or more is a straddle.

INSERT INTO written_events BY NAME
WITH
-- One row per event: the player's place, and number, which counts the rows with this event in the hand from 1
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
