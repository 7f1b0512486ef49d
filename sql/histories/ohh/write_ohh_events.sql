-- Writes the events of Open Hand History hands to written_events
-- Grain: one new row of written_events per event, and one per player who has cards in the list of players
-- Reads: ohh_actions, ohh_hands, ohh_seats, written_events, written_hands
-- Engine: duckdb
-- Access: internal

-- event_no is below 999 for posts, 999 for cards in the list of players, and above 999 for other events.

INSERT INTO written_events BY NAME
WITH
-- One row per event: the player's place. event_number counts from 1 the hand's rows with the same event
placed AS (
    SELECT
        a.*,
        w.big_blind,
        s.place,
        a.event IN ('ante', 'small blind', 'big blind', 'straddle', 'dead post', 'post') AS is_post,
        ROW_NUMBER() OVER (PARTITION BY a.hand_no, a.event ORDER BY a.round_no, a.number) AS event_number
    FROM ohh_actions AS a
    INNER JOIN written_hands AS w ON a.hand_no = w.hand_no
    LEFT JOIN ohh_seats AS s ON a.hand_no = s.hand_no AND a.player_id = s.player_id
)

SELECT
    p.hand_no,
    CAST(CASE WHEN p.is_post THEN p.number ELSE 1000 * p.round_no + p.number END AS INTEGER) AS event_no,
    p.line,
    p.place,
    CASE WHEN p.event = 'big blind' AND p.event_number > 1 THEN 'post' ELSE p.event END AS event,
    p.amount,
    p.event = 'bet' AS is_put,
    CASE WHEN p.event = 'big blind' AND p.event_number = 1 THEN GREATEST(p.amount, p.big_blind) END AS level,
    p.cards,
    p.board_no
FROM placed AS p
UNION ALL BY NAME
SELECT
    s.hand_no,
    999 AS event_no,
    h.line,
    s.place,
    'known' AS event,
    s.cards
FROM ohh_seats AS s
INNER JOIN written_hands AS w ON s.hand_no = w.hand_no
INNER JOIN ohh_hands AS h ON s.hand_no = h.hand_no
WHERE s.cards IS NOT NULL;
