-- The dealt streets of hands whose board is only in the summary; the order of actions tells where a street begins
-- Grain: one row per hand and dealt street
-- Reads: text_values
-- Engine: duckdb
-- Access: internal

-- A new street begins when a player acts a second time without a raise in between. In the row of such a street, line is
-- that of this action, and is_before is TRUE. Streets after the last action have the line of the board in the summary.

CREATE OR REPLACE TEMPORARY TABLE text_streets AS
WITH RECURSIVE
-- One row per hand whose board is only in the summary: the board
summary_boards AS (
    SELECT v.hand_no, MIN(v.line_no) AS line_no, MIN(v.line) AS line, ARG_MIN(v.cards, v.line_no) AS cards
    FROM text_values AS v
    WHERE
        v.kind = 'dealt board' AND v.cards IS NOT NULL
        AND v.hand_no NOT IN (
            SELECT s.hand_no FROM text_values AS s
            WHERE s.kind IN ('street', 'board 2', 'board 3') AND s.cards IS NOT NULL
        )
    GROUP BY v.hand_no
),

-- One row per hand of summary_boards: line_no of the first dealt cards
first_cards AS (
    SELECT b.hand_no, MIN(c.line_no) AS line_no
    FROM summary_boards AS b
    INNER JOIN text_values AS c ON b.hand_no = c.hand_no AND c.kind IN ('card', 'known')
    GROUP BY b.hand_no
),

-- One row per action after the first dealt cards
actions AS (
    SELECT
        v.hand_no,
        v.line_no,
        v.line,
        v.player,
        v.kind = 'bet' AS bets,
        v.kind LIKE '%all-in' AS may_bet,
        ROW_NUMBER() OVER (PARTITION BY v.hand_no ORDER BY v.line_no) AS action_no
    FROM text_values AS v
    INNER JOIN first_cards AS d ON v.hand_no = d.hand_no AND v.line_no > d.line_no
    WHERE v.kind IN ('bet', 'call', 'fold') OR v.kind LIKE '%all-in'
),

-- One row per hand and action, and one row before the first action: the street, and the players who acted on it since
-- its last raise. After the first street, an all-in counts as a raise if the street has no bet yet.
states AS (
    SELECT
        b.hand_no,
        CAST(0 AS BIGINT) AS action_no,
        1 AS street_no,
        FALSE AS opens,
        FALSE AS has_bet,
        CAST([] AS VARCHAR[]) AS acted
    FROM summary_boards AS b
    UNION ALL
    SELECT
        a.hand_no,
        a.action_no,
        s.street_no + CASE WHEN LIST_CONTAINS(s.acted, a.player) THEN 1 ELSE 0 END AS street_no,
        LIST_CONTAINS(s.acted, a.player) AS opens,
        a.bets OR a.may_bet OR (s.has_bet AND NOT LIST_CONTAINS(s.acted, a.player)) AS has_bet,
        CASE
            WHEN
                a.bets OR LIST_CONTAINS(s.acted, a.player) OR (a.may_bet AND s.street_no > 1 AND NOT s.has_bet)
                THEN [a.player]
            ELSE LIST_APPEND(s.acted, a.player)
        END AS acted
    FROM states AS s
    INNER JOIN actions AS a ON s.hand_no = a.hand_no AND a.action_no = s.action_no + 1
),

-- One row per hand: the last street with an action
last_streets AS (
    SELECT s.hand_no, MAX(s.street_no) AS street_no
    FROM states AS s
    GROUP BY s.hand_no
),

-- One row per street with a board: the position of the street's cards in the text of the board
parts AS (
    FROM (VALUES (2, 1, 6), (3, 7, 2), (4, 9, 2)) AS p (street_no, first_letter, letters)
)

SELECT
    s.hand_no,
    a.line_no,
    a.line,
    NULLIF(SUBSTR(b.cards, p.first_letter, p.letters), '') AS cards,
    TRUE AS is_before
FROM states AS s
INNER JOIN actions AS a ON s.hand_no = a.hand_no AND s.action_no = a.action_no
INNER JOIN summary_boards AS b ON s.hand_no = b.hand_no
LEFT JOIN parts AS p ON s.street_no = p.street_no
WHERE s.opens
UNION ALL
SELECT
    b.hand_no,
    b.line_no + p.street_no - 2 AS line_no,
    b.line,
    SUBSTR(b.cards, p.first_letter, p.letters) AS cards,
    FALSE AS is_before
FROM summary_boards AS b
INNER JOIN last_streets AS s ON b.hand_no = s.hand_no
INNER JOIN parts AS p ON s.street_no < p.street_no AND LENGTH(b.cards) >= p.first_letter;
