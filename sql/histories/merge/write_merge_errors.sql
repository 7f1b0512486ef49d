-- Writes the errors of Merge's hands: gaps in the numbers of events, hands without winners, and shows without cards
-- Grain: one new row of written_errors per error
-- Reads: written_errors, xml_elements
-- Source: files of Merge, which number all events except chat without gaps
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
WITH
-- One row per element: its attributes
parts AS (
    SELECT
        e.hand_no,
        e.tag,
        e.line,
        e.element,
        e.round,
        XML_ATTRIBUTE(e.element, 'type') AS type,
        XML_ATTRIBUTE(e.element, 'player') AS player,
        XML_AMOUNT(XML_ATTRIBUTE(e.element, 'amount')) AS amount,
        TRY_CAST(XML_ATTRIBUTE(e.element, 'sequence') AS INTEGER) AS number
    FROM xml_elements AS e
    WHERE e.format = 'merge'
),

-- One row per hand: the number of its events, the highest of their numbers, and the number of winners
hands AS (
    SELECT
        p.hand_no,
        COUNT(*) FILTER (WHERE p.tag = 'event' AND p.type IS DISTINCT FROM 'CHAT') AS events,
        MAX(p.number) FILTER (WHERE p.tag = 'event') AS highest,
        COUNT(*) FILTER (WHERE p.tag = 'winner') AS winners
    FROM parts AS p
    GROUP BY p.hand_no
)

SELECT
    h.hand_no,
    CASE WHEN h.winners = 0 THEN 'missing_field' ELSE 'missing_action' END AS error,
    CASE WHEN h.winners = 0 THEN 'a winner' ELSE 'events with the numbers 1 to ' || h.events END AS expected,
    CASE WHEN h.winners = 0 THEN 'none' ELSE CAST(h.highest AS VARCHAR) END AS found,
    FALSE AS left_out
FROM hands AS h
WHERE h.events <> h.highest OR h.winners = 0

UNION ALL BY NAME

SELECT
    p.hand_no,
    p.line,
    'bad_field' AS error,
    'an amount and a player' AS expected,
    LEFT(TRIM(p.element, E' \t\n'), 120) AS found,
    FALSE AS left_out
FROM parts AS p
WHERE p.tag = 'winner' AND (p.amount IS NULL OR p.player IS NULL)

UNION ALL BY NAME

SELECT
    p.hand_no,
    MIN(p.line) AS line,
    'wrong_cards' AS error,
    'one show or muck of player ' || p.player || ' with cards' AS expected,
    STRING_AGG(p.type, ', ' ORDER BY p.type) AS found,
    FALSE AS left_out
FROM parts AS p
WHERE p.type IN ('SHOW', 'RABBIT', 'SHOWN', 'MUCKED') OR (p.type = 'MUCK' AND NOT STARTS_WITH(p.round, 'END'))
GROUP BY p.hand_no, p.player
HAVING
    COUNT(*) FILTER (WHERE p.type IN ('SHOW', 'RABBIT')) <> COUNT(*) FILTER (WHERE p.type = 'SHOWN')
    OR COUNT(*) FILTER (WHERE p.type = 'MUCK') <> COUNT(*) FILTER (WHERE p.type = 'MUCKED');
