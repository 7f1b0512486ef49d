-- Writes the errors of hands in XML formats: elements that can't be read
-- Grain: one new row of written_errors per error
-- Reads: written_errors, xml_elements, xml_events, xml_hands, xml_places, xml_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
WITH
-- One row per hand: the first error that concerns the whole hand, or NULL
faults AS (
    SELECT
        h.*,
        CASE
            WHEN h.cancelled THEN 'cancelled'
            WHEN e.is_torn THEN 'bad_xml'
            WHEN h.site_hand_id IS NULL OR h.betting IS NULL THEN 'missing_field'
            WHEN h.game IS NULL THEN 'unknown_game'
            WHEN COALESCE(p.players, 0) NOT BETWEEN 2 AND 11 THEN 'no_players'
        END AS error
    FROM xml_hands AS h
    INNER JOIN xml_elements AS e ON h.hand_no = e.hand_no AND e.element_no = 1
    LEFT JOIN xml_places AS p ON h.hand_no = p.hand_no AND p.place = 1
)

SELECT
    f.hand_no,
    f.error,
    CASE f.error
        WHEN 'cancelled' THEN 'a hand that was played'
        WHEN 'bad_xml' THEN 'text only in elements'
        WHEN 'missing_field' THEN 'the number of the hand, the game and its betting'
        WHEN 'unknown_game' THEN 'a game of xml_games'
        ELSE 'two or more players'
    END AS expected,
    f.game_name AS found,
    TRUE AS left_out
FROM faults AS f
WHERE f.error IS NOT NULL

UNION ALL BY NAME

SELECT
    s.hand_no,
    s.line,
    'bad_field' AS error,
    'a player with a name, a seat and chips' AS expected,
    COALESCE(s.player, 'seat ' || s.seat) AS found,
    TRUE AS left_out
FROM xml_seats AS s
WHERE s.player IS NULL OR s.seat IS NULL OR s.stack IS NULL OR s.key IS NULL

UNION ALL BY NAME

SELECT
    e.hand_no,
    e.line,
    CASE WHEN e.event IS NULL THEN 'bad_action' ELSE 'unknown_player' END AS error,
    CASE WHEN e.event IS NULL THEN 'a known action, its amount and cards' ELSE 'a player of the hand' END AS expected,
    LEFT(TRIM(e.found, E' \t\n'), 120) AS found,
    e.event IS NULL OR e.event NOT IN ('known', 'show', 'muck') AS left_out
FROM xml_events AS e
LEFT JOIN xml_places AS p ON e.hand_no = p.hand_no AND e.key = p.key
WHERE e.event IS NULL OR (p.hand_no IS NULL AND NOT (e.event = 'deal' AND e.key IS NULL))

UNION ALL BY NAME

SELECT
    h.hand_no,
    'bad_time' AS error,
    '2020-12-31 23:59:59' AS expected,
    COALESCE(h.time, 'none') AS found,
    FALSE AS left_out
FROM xml_hands AS h
WHERE XML_TIME(h.time) IS NULL;
