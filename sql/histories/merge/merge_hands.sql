-- The hands of Merge's files
-- Grain: one new row of xml_hands per hand
-- Reads: betting_words, xml_elements, xml_games, xml_hands
-- Source: files of Merge
-- Engine: duckdb
-- Access: internal

-- The attribute data is like DAY|TABLE|NUMBER OF TOURNAMENT OR TABLE|HAND|true, with colons in the oldest files. The
-- newest cash games have no data. In a mix like HORSE only the attribute gametype tells the game of a hand, as a
-- number. The amounts of winners include the returned bet unless an amount is marked as uncalled.

INSERT INTO xml_hands BY NAME
WITH
-- One row per hand: its elements <description> (head) and <game> (opening), and its button. tells_returned is TRUE if
-- an amount is marked as uncalled
hands AS (
    SELECT
        e.hand_no,
        MIN(CASE WHEN e.tag = 'game' THEN e.element END) AS opening,
        MIN(e.head) AS head,
        MIN(TRY_CAST(XML_ATTRIBUTE(e.element, 'dealer') AS INTEGER)) FILTER (WHERE e.tag = 'players') AS button_seat,
        BOOL_OR(e.tag = 'winner' AND CONTAINS(e.element, 'uncalled="true"')) AS tells_returned,
        BOOL_OR(e.tag = 'event' AND CONTAINS(e.element, 'type="GAME_CANCELLED"')) AS cancelled
    FROM xml_elements AS e
    WHERE e.format = 'merge'
    GROUP BY e.hand_no
),

-- One row per hand: the values of its attributes
fields AS (
    SELECT
        h.*,
        XML_ATTRIBUTE(h.opening, 'id') AS site_hand_id,
        XML_ATTRIBUTE(h.opening, 'starttime') AS time,
        XML_ATTRIBUTE(h.head, 'type') AS game_name,
        COALESCE(XML_ATTRIBUTE(h.opening, 'stakes'), XML_ATTRIBUTE(h.head, 'stakes')) AS stakes,
        REGEXP_EXTRACT(
            XML_ATTRIBUTE(h.opening, 'data'), '^\d+[|:](.*)[|:]([^|:]*)[|:][^|:]*[|:]\w+$', ['table', 'number']
        ) AS data
    FROM hands AS h
)

SELECT
    f.hand_no,
    'Merge' AS site,
    f.site_hand_id,
    CASE WHEN ENDS_WITH(f.game_name, ' Tournament') THEN COALESCE(f.data.number, '') END AS tournament,
    REGEXP_REPLACE(f.time, ' [+-]\d{4}$', '') AS time,
    NULLIF(REGEXP_EXTRACT(f.time, ' ([+-]\d{4})$', 1), '') AS time_zone,
    NULLIF(REPLACE(f.data.table, '%3A', ':'), '') AS table_name,
    f.game_name,
    g.game,
    b.betting,
    XML_AMOUNT(REGEXP_EXTRACT(f.stakes, '([$€£]?[\d.,]+)/[$€£]?[\d.,]+', 1)) AS stake_1,
    XML_AMOUNT(REGEXP_EXTRACT(f.stakes, '[$€£]?[\d.,]+/([$€£]?[\d.,]+)', 1)) AS stake_2,
    CASE
        WHEN CONTAINS(f.opening, 'realmoney="true"') THEN NULLIF(REGEXP_EXTRACT(f.stakes, '[$€£]'), '')
    END AS currency,
    f.button_seat,
    NOT f.tells_returned AS with_returned,
    f.cancelled
FROM fields AS f
LEFT JOIN betting_words AS b ON LOWER(REGEXP_EXTRACT(f.stakes, '^(?:No |Pot |Fixed )?Limit')) = b.words
LEFT JOIN xml_games AS g
    ON
        g.format = 'merge'
        AND g.name
        = CASE
            WHEN REGEXP_MATCHES(f.game_name, '^[A-Z]+(?: Tournament)?$') THEN XML_ATTRIBUTE(f.opening, 'gametype')
            ELSE LOWER(REGEXP_REPLACE(f.game_name, ' Tournament$', ''))
        END;
