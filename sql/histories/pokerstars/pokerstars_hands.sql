-- The PokerStars hands: what their first lines and their summary say
-- Grain: one row per hand
-- Reads: pokerstars_games, pokerstars_lines, waiting_hands
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

-- stake_1 and stake_2 are the blinds, in limit games the small and the big bet.

DROP TABLE IF EXISTS temp.pokerstars_hands;

CREATE TEMPORARY TABLE pokerstars_hands AS
WITH
-- One row per hand: its lines
texts AS (
    SELECT
        l.hand_no,
        MIN(l.source) AS source,
        MIN(l.line) AS line,
        CAST(MD5_NUMBER_LOWER(STRING_AGG(l.text, E'\n' ORDER BY l.line_no)) >> 1 AS BIGINT) AS hand_id,
        ARG_MIN(l.text, l.line_no) AS header,
        MIN(l.text) FILTER (WHERE REGEXP_MATCHES(l.text, '^Table (?:ID )?''')) AS table_line,
        MIN(l.text) FILTER (WHERE l.in_summary AND STARTS_WITH(l.text, 'Total pot')) AS total_line,
        BOOL_OR(l.in_summary) AS has_summary,
        BOOL_OR(l.text = 'Hand cancelled') AS cancelled
    FROM pokerstars_lines AS l
    WHERE l.hand_no NOT IN (SELECT w.hand_no FROM waiting_hands AS w)
    GROUP BY l.hand_no
),

-- One row per hand: the pieces of its first line
headers AS (
    SELECT
        t.*,
        REGEXP_EXTRACT(
            t.header, '^([A-Za-z][A-Za-z ]*?) (?i:zoom |rush |home )?(?i:hand|game) ?#(\d+):', ['site', 'id']
        ) AS head,
        REGEXP_EXTRACT(
            t.header, '(?i)(?:^|[(:,])([^(:,]+?) (no limit|pot limit|fixed limit|limit)\b', ['game', 'betting']
        ) AS kind,
        REGEXP_EXTRACT(t.header, '[(,] ?[^\d(,]*?([\d.,]+)/\D*?([\d.,]+)', ['first', 'second']) AS stakes,
        REGEXP_EXTRACT(t.header, '(?i)button blind\D*([\d.,]+)', 1) AS button_blind,
        REGEXP_EXTRACT(t.header, '(?i)tournament #(\d+)', 1) AS tournament,
        REGEXP_EXTRACT(t.header, '\b(USD|EUR|GBP|CAD|CNY|INR|AUD|SEK)\b', 1) AS currency,
        REGEXP_EXTRACT(t.header, '[$€£¥]') AS currency_sign,
        REGEXP_EXTRACT_ALL(t.header, '\d{4}/\d\d?/\d\d? (?:- )?\d\d?:\d\d(?::\d\d)?') AS times,
        REGEXP_EXTRACT_ALL(t.header, '\d{4}/\d\d?/\d\d? (?:- )?[\d:]+\s*\(?([A-Z]{2,4})', 1) AS zones
    FROM texts AS t
),

-- One row per hand: the longest name that its game's ends with
games AS (
    SELECT h.hand_no, ARG_MAX(g.game, LENGTH(g.name)) AS game
    FROM headers AS h
    INNER JOIN pokerstars_games AS g ON ENDS_WITH(LOWER(h.kind.game), g.name)
    GROUP BY h.hand_no
)

SELECT
    h.hand_no,
    h.hand_id,
    h.source,
    h.line,
    h.header,
    NULLIF(h.head.site, '') AS site,
    NULLIF(h.head.id, '') AS site_hand_id,
    NULLIF(h.tournament, '') AS tournament,
    TRY_STRPTIME(REPLACE(h.times[-1], '- ', ''), ['%Y/%m/%d %H:%M:%S', '%Y/%m/%d %H:%M']) AS played_at,
    h.zones[-1] AS time_zone,
    REGEXP_EXTRACT(h.table_line, '^Table (?:ID )?''(.*)''', 1) AS table_name,
    TRY_CAST(REGEXP_EXTRACT(h.table_line, 'Seat #(\d+)', 1) AS INTEGER) AS button_seat,
    g.game,
    CASE WHEN LOWER(h.kind.betting) = 'limit' THEN 'fixed limit' ELSE LOWER(h.kind.betting) END AS betting,
    COALESCE(POKERSTARS_AMOUNT(h.stakes.first), 0) AS stake_1,
    COALESCE(POKERSTARS_AMOUNT(COALESCE(NULLIF(h.stakes.second, ''), h.button_blind)), 0) AS stake_2,
    CASE WHEN h.tournament = '' THEN COALESCE(NULLIF(h.currency, ''), NULLIF(h.currency_sign, '')) END AS currency,
    POKERSTARS_AMOUNT(REGEXP_EXTRACT(h.total_line, '^Total pot ([^ |]+)', 1)) AS pot,
    POKERSTARS_AMOUNT(REGEXP_EXTRACT(h.total_line, 'Rake ([^ |]+)', 1)) AS rake,
    h.has_summary,
    h.cancelled
FROM headers AS h
LEFT JOIN games AS g ON h.hand_no = g.hand_no;
