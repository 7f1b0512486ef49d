-- The hands of iPoker's files
-- Grain: one new row of xml_hands per hand
-- Reads: betting_words, xml_elements, xml_games, xml_hands
-- Source: files of iPoker
-- Engine: duckdb
-- Access: internal

-- A gametype is like Holdem NL $0.05/$0.10. It lacks the stakes in tournaments, and the game in newer files of games
-- with five cards. Winnings include the returned bet in two cases: (1) uncalled_bet_enabled is false; (2) the file has
-- neither uncalled_bet_enabled nor client_version. A hand of Omaha without cards is an unknown_game: the number of hole
-- cards is unknown.

INSERT INTO xml_hands BY NAME
WITH
-- One row per hand: the values of its elements and of its session
hands AS (
    SELECT
        e.hand_no,
        MIN(e.head) AS head,
        XML_CONTENT(MIN(e.head), 'gametype') AS gametype,
        XML_CONTENT(MIN(e.head), 'tablename') AS table_name,
        XML_CONTENT(MIN(e.head), 'tablecurrency') AS table_currency,
        MIN(CASE WHEN e.tag = 'game' THEN XML_ATTRIBUTE(e.element, 'gamecode') END) AS site_hand_id,
        MIN(CASE WHEN e.tag = 'startdate' THEN XML_CONTENT(e.element, 'startdate') END) AS time,
        MIN(
            CASE
                WHEN e.tag = 'player' AND XML_ATTRIBUTE(e.element, 'dealer') = '1'
                    THEN TRY_CAST(XML_ATTRIBUTE(e.element, 'seat') AS INTEGER)
            END
        ) AS button_seat,
        MAX(
            CASE
                WHEN e.tag = 'cards' AND XML_ATTRIBUTE(e.element, 'type') = 'Pocket'
                    THEN LENGTH(XML_CARDS(UPPER(XML_CONTENT(e.element, 'cards')))) // 2
            END
        ) AS cards
    FROM xml_elements AS e
    WHERE e.format = 'ipoker'
    GROUP BY e.hand_no
),

-- One row per hand: the parts of its gametype
types AS (
    SELECT
        h.*,
        REGEXP_EXTRACT(
            h.gametype,
            '(?i)^(?:(.*?) )?(NL|SL|PL|LP|LZ|L|БЛ|no limit|pot limit|limit)'
            || '(?: (\D*[\d.,]+\D{0,2})/(\D*[\d.,]+\D{0,2}))?(?: .*)?$',
            ['name', 'betting', 'small', 'big']
        ) AS parts
    FROM hands AS h
)

SELECT
    t.hand_no,
    'iPoker' AS site,
    t.site_hand_id,
    CASE
        WHEN REGEXP_MATCHES(t.head, '<tournament(?:code|name|currency)\b')
            THEN
                COALESCE(
                    XML_CONTENT(t.head, 'tournamentcode'),
                    NULLIF(REGEXP_EXTRACT(t.table_name, ', *(\d+)', 1), ''),
                    XML_ATTRIBUTE(t.head, 'sessioncode')
                )
    END AS tournament,
    XML_CONTENT(t.head, 'tournamentname') AS tournament_name,
    XML_CONTENT(t.head, 'buyin') AS buy_in,
    XML_CONTENT(t.head, 'nickname') AS own_player,
    NULLIF(TRY_CAST(XML_CONTENT(t.head, 'place') AS INTEGER), 0) AS own_place,
    XML_CONTENT(t.head, 'win') AS own_prize,
    t.time,
    t.table_name,
    t.gametype AS game_name,
    g.game,
    b.betting,
    XML_AMOUNT(t.parts.small) AS stake_1,
    XML_AMOUNT(t.parts.big) AS stake_2,
    CASE
        WHEN REGEXP_FULL_MATCH(t.parts.small, '[\d.,]+') THEN NULL
        WHEN t.table_currency IS NOT NULL THEN t.table_currency
        WHEN STARTS_WITH(t.parts.small, '$') THEN 'USD'
        WHEN STARTS_WITH(t.parts.small, '€') THEN 'EUR'
        WHEN STARTS_WITH(t.parts.small, '£') THEN 'GBP'
        ELSE NULLIF(REGEXP_EXTRACT(t.parts.small, '^([A-Z]{3})\s?\d', 1), '')
    END AS currency,
    t.button_seat,
    COALESCE(
        XML_CONTENT(t.head, 'uncalled_bet_enabled'), CASE WHEN CONTAINS(t.head, '<client_version>') THEN 'true' END, ''
    ) <> 'true' AS with_returned
FROM types AS t
LEFT JOIN betting_words AS b ON LOWER(t.parts.betting) = b.words
LEFT JOIN xml_games AS g
    ON
        g.format = 'ipoker' AND LOWER(TRIM(t.parts.name)) = g.name
        AND (g.cards IS NULL OR COALESCE(t.cards, 2) = g.cards);
