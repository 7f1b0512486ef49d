-- The posts, actions and cards of Merge's hands
-- Grain: one new row of xml_events per event and per element of cards, and one more per street of stud after the third
-- Reads: merge_actions, xml_elements, xml_events, xml_hands
-- Source: files of Merge
-- Engine: duckdb
-- Access: internal

-- The cards of a round are written after its actions, although they were dealt before the actions. Each round repeats
-- the earlier cards of the board and of the players.

INSERT INTO xml_events BY NAME
WITH
-- One row per event, per element of cards and per unknown element of a round: its attributes
parts AS (
    SELECT
        e.hand_no,
        e.tag,
        e.line,
        e.element,
        e.element_no,
        e.round,
        e.round_no,
        XML_ATTRIBUTE(e.element, 'player') AS player,
        XML_ATTRIBUTE(e.element, 'type') AS type,
        XML_ATTRIBUTE(e.element, 'amount') AS written_amount,
        XML_AMOUNT(XML_ATTRIBUTE(e.element, 'amount')) AS amount,
        CASE WHEN e.tag = 'cards' THEN XML_CARDS(XML_ATTRIBUTE(e.element, 'cards')) END AS cards,
        LEFT(h.time, 4) < '2011' AS is_old
    FROM xml_elements AS e
    INNER JOIN xml_hands AS h ON e.hand_no = h.hand_no
    WHERE e.format = 'merge' AND e.round_no > 0 AND e.tag NOT IN ('round', '/round', '/game', 'winner')
),

-- One row per hand: element_no of its small blind, its big blind, its last ante and its last all-in post
posts AS (
    SELECT
        p.hand_no,
        MAX(CASE WHEN p.type = 'ANTE' THEN p.element_no END) AS ante_no,
        MIN(CASE WHEN p.type = 'SMALL_BLIND' THEN p.element_no END) AS small_no,
        MIN(CASE WHEN p.type = 'BIG_BLIND' THEN p.element_no END) AS big_no,
        MAX(CASE WHEN p.type = 'ALL_IN' THEN p.element_no END) AS last_no
    FROM parts AS p
    WHERE p.tag = 'event' AND p.round = 'BLINDS'
    GROUP BY p.hand_no
),

-- One row per element of board cards: the cards that the board had before
boards AS (
    SELECT
        p.*,
        LAG(p.cards, 1, '') OVER (PARTITION BY p.hand_no ORDER BY p.element_no) AS cards_before
    FROM parts AS p
    WHERE p.tag = 'cards' AND p.type = 'COMMUNITY' AND p.round NOT LIKE 'END%'
)

SELECT
    p.hand_no,
    10000 * p.round_no + p.element_no AS event_no,
    p.line,
    p.player AS key,
    CASE
        WHEN p.player IS NULL OR (p.written_amount IS NOT NULL AND p.amount IS NULL) THEN NULL
        WHEN a.event IN ('fold', 'discard') AND p.amount > 0 THEN NULL
        WHEN p.type IN ('CALL', 'ALL_IN') AND p.amount IS NULL THEN NULL
        WHEN p.type <> 'ALL_IN' OR p.round <> 'BLINDS' THEN a.event
        WHEN p.element_no < o.ante_no THEN 'ante'
        WHEN o.small_no IS NOT NULL AND o.big_no IS NOT NULL
            THEN CASE WHEN p.element_no < o.small_no THEN 'ante' ELSE 'post' END
        WHEN o.small_no IS NULL AND p.element_no < GREATEST(o.big_no, o.last_no) THEN 'small blind'
        ELSE 'big blind'
    END AS event,
    CASE WHEN p.type = 'CHECK' THEN COALESCE(p.amount, 0) ELSE p.amount END AS amount,
    a.is_put OR (p.is_old AND p.type = 'RAISE') AS is_put,
    CASE WHEN a.event = 'all-in' THEN TRUE END AS says_all_in,
    NULL AS cards,
    p.element AS found
FROM parts AS p
LEFT JOIN merge_actions AS a ON p.type = a.type
LEFT JOIN posts AS o ON p.hand_no = o.hand_no
WHERE
    p.tag <> 'cards'
    AND (p.tag <> 'event' OR a.type IS NULL OR a.event IS NOT NULL)
    AND (p.tag <> 'event' OR p.type IS DISTINCT FROM 'MUCK' OR NOT STARTS_WITH(p.round, 'END'))

UNION ALL BY NAME

SELECT
    p.hand_no,
    10000 * p.round_no + p.element_no AS event_no,
    p.line,
    p.player AS key,
    CASE
        WHEN p.cards IS NULL OR p.player IS NULL THEN NULL
        WHEN p.type IN ('HOLE', 'DRAW_DRAWN_CARDS') THEN 'known'
        WHEN p.type = 'SHOWN' THEN 'show'
        WHEN p.type = 'MUCKED' THEN 'muck'
    END AS event,
    p.cards,
    p.element AS found
FROM parts AS p
WHERE p.tag = 'cards' AND p.type IS DISTINCT FROM 'COMMUNITY'

UNION ALL BY NAME

SELECT
    b.hand_no,
    10000 * b.round_no AS event_no,
    b.line,
    CASE WHEN STARTS_WITH(b.cards, b.cards_before) THEN 'deal' END AS event,
    NULLIF(SUBSTR(b.cards, LENGTH(b.cards_before) + 1), '') AS cards,
    b.element AS found
FROM boards AS b

UNION ALL BY NAME

SELECT p.hand_no, 10000 * p.round_no AS event_no, MIN(p.line) AS line, 'deal' AS event
FROM parts AS p
WHERE p.round IN ('FOURTH_STREET', 'FIFTH_STREET', 'SIXTH_STREET', 'SEVENTH_STREET')
GROUP BY p.hand_no, p.round_no;
