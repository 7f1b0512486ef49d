-- The players of Merge's hands
-- Grain: one new row of xml_seats per hand and player
-- Reads: xml_elements, xml_seats
-- Source: files of Merge
-- Engine: duckdb
-- Access: internal

-- In tournament files without a version, the balance of a player is the stack after the posts of the hand.

INSERT INTO xml_seats BY NAME
WITH
-- One row per hand: whether it has winners. without_posts is TRUE if balances are stacks after the posts
hands AS (
    SELECT
        e.hand_no,
        BOOL_OR(e.tag = 'winner') AS has_winners,
        ENDS_WITH(XML_ATTRIBUTE(MIN(e.head), 'type'), ' Tournament')
        AND XML_ATTRIBUTE(MIN(e.head), 'version') IS NULL AS without_posts
    FROM xml_elements AS e
    WHERE e.format = 'merge'
    GROUP BY e.hand_no
),

-- One row per post and per element <winner>: the amount and its kind (post, won or returned)
amounts AS (
    SELECT
        e.hand_no,
        XML_ATTRIBUTE(e.element, 'player') AS key,
        XML_AMOUNT(XML_ATTRIBUTE(e.element, 'amount')) AS amount,
        CASE
            WHEN e.tag = 'event' THEN 'post'
            WHEN XML_ATTRIBUTE(e.element, 'uncalled') = 'true' THEN 'returned'
            ELSE 'won'
        END AS kind
    FROM xml_elements AS e
    WHERE e.format = 'merge' AND (e.tag = 'winner' OR (e.tag = 'event' AND e.round = 'BLINDS'))
),

-- One row per hand and player with posts or winnings: the sums of the amounts
sums AS (
    SELECT
        a.hand_no,
        a.key,
        SUM(a.amount) FILTER (WHERE a.kind = 'post') AS posts,
        SUM(a.amount) FILTER (WHERE a.kind = 'won') AS winnings,
        SUM(a.amount) FILTER (WHERE a.kind = 'returned') AS returned
    FROM amounts AS a
    GROUP BY a.hand_no, a.key
)

SELECT
    e.hand_no,
    e.line,
    XML_ATTRIBUTE(e.element, 'seat') AS key,
    TRY_CAST(XML_ATTRIBUTE(e.element, 'seat') AS INTEGER) AS seat,
    XML_ATTRIBUTE(e.element, 'nickname') AS player,
    XML_AMOUNT(XML_ATTRIBUTE(e.element, 'balance')) + CASE WHEN h.without_posts THEN COALESCE(s.posts, 0) ELSE 0 END
        AS stack,
    CASE WHEN h.has_winners THEN COALESCE(s.winnings, 0) END AS winnings,
    s.returned
FROM xml_elements AS e
INNER JOIN hands AS h ON e.hand_no = h.hand_no
LEFT JOIN sums AS s ON e.hand_no = s.hand_no AND XML_ATTRIBUTE(e.element, 'seat') = s.key
WHERE e.format = 'merge' AND e.tag = 'player';
