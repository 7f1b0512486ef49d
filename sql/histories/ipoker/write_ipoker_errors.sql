-- Writes the errors of iPoker's hands: gaps in the numbers of actions, and players who act without having cards
-- Grain: one new row of written_errors per error
-- Reads: written_errors, xml_elements
-- Source: files of iPoker; undamaged files have no such errors
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
WITH
-- One row per hand: how many actions it has, and the highest number of an action
actions AS (
    SELECT e.hand_no, COUNT(*) AS actions, MAX(TRY_CAST(XML_ATTRIBUTE(e.element, 'no') AS INTEGER)) AS highest
    FROM xml_elements AS e
    WHERE e.format = 'ipoker' AND e.tag = 'action'
    GROUP BY e.hand_no
),

-- One row per hand and player with cards or actions, without players who sit out. has_cards is TRUE if the player has
-- cards, tells_cards if any player of the hand has cards
players AS (
    SELECT
        e.hand_no,
        XML_ATTRIBUTE(e.element, 'player') AS player,
        MIN(e.line) AS line,
        BOOL_OR(e.tag = 'cards') AS has_cards,
        BOOL_OR(has_cards AND XML_ATTRIBUTE(ANY_VALUE(e.element), 'player') IS NOT NULL) OVER (PARTITION BY e.hand_no)
            AS tells_cards
    FROM xml_elements AS e
    WHERE e.format = 'ipoker' AND e.tag IN ('action', 'cards')
    GROUP BY e.hand_no, XML_ATTRIBUTE(e.element, 'player')
    HAVING NOT COALESCE(BOOL_OR(XML_ATTRIBUTE(e.element, 'type') IN ('8', '9')), FALSE)
)

SELECT
    a.hand_no,
    'missing_action' AS error,
    'actions with the numbers 1 to ' || a.actions AS expected,
    CAST(a.highest AS VARCHAR) AS found,
    FALSE AS left_out
FROM actions AS a
WHERE a.actions <> a.highest

UNION ALL BY NAME

SELECT
    p.hand_no,
    p.line,
    'wrong_cards' AS error,
    'cards of ' || p.player AS expected,
    'none' AS found,
    FALSE AS left_out
FROM players AS p
WHERE p.player IS NOT NULL AND NOT p.has_cards AND p.tells_cards;
