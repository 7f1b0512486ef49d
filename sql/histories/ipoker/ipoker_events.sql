-- The posts, actions and cards of iPoker's hands
-- Grain: one new row of xml_events per action and per element of cards, and one more per player who shows
-- Reads: ipoker_actions, xml_elements, xml_events
-- Source: files of iPoker
-- Engine: duckdb
-- Access: internal

-- The numbers of actions give their order; older files list a round's actions by player. Cards are dealt before the
-- actions of their round. Files have the cards of all players who do not fold, but do not say who mucked. So the cards
-- of all these players count as shown.

INSERT INTO xml_events BY NAME
WITH
-- One row per action, per element of cards and per unknown element of a round: its attributes
parts AS (
    SELECT
        e.hand_no,
        e.tag,
        e.line,
        e.element,
        e.element_no,
        COALESCE(TRY_CAST(e.round AS INTEGER), e.round_no) AS round_no,
        XML_ATTRIBUTE(e.element, 'player') AS player,
        XML_ATTRIBUTE(e.element, 'type') AS type,
        TRY_CAST(XML_ATTRIBUTE(e.element, 'no') AS INTEGER) AS number,
        XML_AMOUNT(
            COALESCE(
                XML_ATTRIBUTE(e.element, 'sum'),
                CASE WHEN XML_ATTRIBUTE(e.element, 'type') IN ('0', '4', '8', '9') THEN '0' END
            )
        ) AS amount,
        CASE WHEN e.tag = 'cards' THEN XML_CARDS(UPPER(XML_CONTENT(e.element, 'cards'))) END AS cards,
        e.round_no > 0 AND e.tag NOT IN ('action', 'cards', 'round', '/cards', '/action', '/round', '/game') AS is_bad
    FROM xml_elements AS e
    WHERE e.format = 'ipoker'
),

-- One row per player of a hand: the player's cards, and whether the player folded. players_in is the number of the
-- hand's players who did not fold
players AS (
    SELECT
        p.hand_no,
        p.player,
        MAX(p.line) AS line,
        MAX(p.round_no) AS round_no,
        COALESCE(BOOL_OR(p.tag = 'action' AND p.type IN ('0', '9')), FALSE) AS folded,
        STRING_AGG(p.cards, '' ORDER BY p.element_no) AS cards,
        COUNT(*) FILTER (WHERE NOT folded) OVER (PARTITION BY p.hand_no) AS players_in
    FROM parts AS p
    WHERE p.player IS NOT NULL AND (p.tag = 'cards' OR (p.tag = 'action' AND p.type NOT IN ('8', '9')))
    GROUP BY p.hand_no, p.player
)

SELECT
    p.hand_no,
    CASE WHEN p.type = '9' THEN 0 ELSE 10000 * p.round_no END + 100 + p.number AS event_no,
    p.line,
    p.player AS key,
    CASE
        WHEN p.number IS NULL OR p.player IS NULL OR p.amount IS NULL THEN NULL
        WHEN p.type IN ('0', '4') AND p.amount > 0 THEN NULL
        ELSE a.event
    END AS event,
    p.amount,
    a.is_put,
    CASE WHEN a.event = 'all-in' THEN TRUE END AS says_all_in,
    p.element AS found
FROM parts AS p
LEFT JOIN ipoker_actions AS a ON p.type = a.type
LEFT JOIN players AS s ON p.hand_no = s.hand_no AND p.player = s.player
WHERE
    p.tag = 'action'
    AND NOT (p.amount = 0 AND p.type IS NOT DISTINCT FROM '8')
    AND NOT (p.amount = 0 AND p.type IS NOT DISTINCT FROM '9' AND s.player IS NULL)

UNION ALL BY NAME

SELECT
    p.hand_no,
    10000 * p.round_no + ROW_NUMBER() OVER (PARTITION BY p.hand_no, p.round_no ORDER BY p.element_no) AS event_no,
    p.line,
    p.player AS key,
    CASE
        WHEN p.cards IS NULL OR p.is_bad THEN NULL
        WHEN p.type IN ('Flop', 'Turn', 'River') AND p.player IS NULL THEN 'deal'
        WHEN p.type = 'Pocket' AND p.player IS NOT NULL THEN 'known'
        WHEN (ENDS_WITH(p.type, 'Street') OR p.type = 'River') AND p.player IS NOT NULL THEN 'deal'
    END AS event,
    p.cards,
    p.element AS found
FROM parts AS p
WHERE (p.tag = 'cards' AND NOT REGEXP_FULL_MATCH(p.element, '<cards\s[^>]*\btype="Pocket"[^>]*>\s*')) OR p.is_bad

UNION ALL BY NAME

SELECT
    s.hand_no,
    1000000 + ROW_NUMBER() OVER (PARTITION BY s.hand_no ORDER BY s.player) AS event_no,
    s.line,
    s.player AS key,
    'show' AS event,
    s.cards
FROM players AS s
WHERE NOT s.folded AND s.players_in > 1 AND NOT CONTAINS(s.cards, '?');
