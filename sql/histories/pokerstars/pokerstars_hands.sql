-- The PokerStars hands: the fields of their first lines and summaries
-- Grain: one row per hand
-- Reads: pokerstars_games, pokerstars_lines, present_hands, rooms
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

-- stake_1 and stake_2 are the blinds; in fixed-limit games they are the small bet and the big bet. button_seat is from
-- the line of the table. If only the summary has the button, button_seat is from the summary and tells_button is FALSE.

CREATE OR REPLACE TEMPORARY TABLE pokerstars_hands AS
WITH
-- One row per hand: the header (the first line), and the lines with the table, the total pot and the button
texts AS (
    SELECT
        r.hand_no,
        ARG_MIN(l.text, l.line_no) AS header,
        MIN(l.text) FILTER (WHERE REGEXP_MATCHES(l.text, '^Table (?:ID )?''')) AS table_line,
        MIN(l.text) FILTER (WHERE l.in_summary AND STARTS_WITH(l.text, 'Total pot')) AS total_line,
        MIN(l.text) FILTER (WHERE l.in_summary AND REGEXP_MATCHES(l.text, '^Seat \d+: .* \(button\)')) AS button_line,
        BOOL_OR(l.in_summary) AS has_summary,
        BOOL_OR(l.text = 'Hand cancelled') AS cancelled
    FROM present_hands AS r
    INNER JOIN pokerstars_lines AS l ON r.hand_no = l.hand_no
    GROUP BY r.hand_no
),

-- One row per hand: the fields of its header
headers AS (
    SELECT
        t.*,
        REGEXP_EXTRACT(
            t.header,
            '^([A-Za-z][A-Za-z ]*?) (?i:zoom |rush |home )?(?i:hand|game) ?#([A-Za-z]*\d+):',
            ['site', 'id']
        ) AS head,
        REGEXP_EXTRACT(
            t.header, '(?i)(?:^|[(:,])([^(:,]+?) (no limit|pot limit|fixed limit|limit)\b', ['game', 'betting']
        ) AS kind,
        LOWER(REGEXP_EXTRACT(t.header, '#\w+: *([A-Z]+) \(', 1)) AS short_kind,
        REGEXP_EXTRACT(t.header, '[(,] ?[^\d(,]*?([\d.,]+)/\D*?([\d.,]+)', ['first', 'second']) AS stakes,
        REGEXP_EXTRACT(t.header, '(?i)([^ ]*\d[^ ]*) cap\b', 1) AS cap,
        REGEXP_EXTRACT(t.header, '(?i)button blind\D*([\d.,]+)', 1) AS button_blind,
        REGEXP_EXTRACT(t.header, '(?i)tournament #(\d+)', 1) AS tournament,
        REGEXP_EXTRACT(t.header, '\b(USD|EUR|GBP|CAD|CNY|INR|AUD|SEK)\b', 1) AS currency,
        REGEXP_EXTRACT(t.header, '[$€£¥₮]') AS currency_sign,
        REGEXP_EXTRACT_ALL(t.header, '\d{4}/\d\d?/\d\d? (?:- )?\d\d?:\d\d?(?::\d\d?)?') AS times,
        REGEXP_EXTRACT_ALL(t.header, '\d{4}/\d\d?/\d\d? (?:- )?[\d:]+\s*\(?([A-Z]{2,4})', 1) AS zones
    FROM texts AS t
),

-- One row per hand: the game whose name is in the header; of several matching names the longest counts
games AS (
    SELECT h.hand_no, ARG_MAX(g.game, LENGTH(g.name)) AS game, ARG_MAX(g.betting, LENGTH(g.name)) AS betting
    FROM headers AS h
    INNER JOIN pokerstars_games AS g
        ON
            CASE WHEN g.betting IS NULL THEN ENDS_WITH(LOWER(h.kind.game), g.name) ELSE h.short_kind = g.name END
    GROUP BY h.hand_no
)

SELECT
    h.hand_no,
    h.header,
    COALESCE(r.site, NULLIF(h.head.site, '')) AS site,
    NULLIF(h.head.id, '') AS site_hand_id,
    NULLIF(h.tournament, '') AS tournament,
    TRY_STRPTIME(REPLACE(h.times[-1], '- ', ''), ['%Y/%m/%d %H:%M:%S', '%Y/%m/%d %H:%M']) AS played_at,
    h.zones[-1] AS time_zone,
    REGEXP_EXTRACT(h.table_line, '^Table (?:ID )?''(.*)''', 1) AS table_name,
    TRY_CAST(
        COALESCE(
            NULLIF(REGEXP_EXTRACT(h.table_line, 'Seat #(\d+)', 1), ''), REGEXP_EXTRACT(h.button_line, 'Seat (\d+)', 1)
        ) AS INTEGER
    ) AS button_seat,
    h.button_line IS NULL OR COALESCE(CONTAINS(h.table_line, 'Seat #'), FALSE) AS tells_button,
    g.game,
    COALESCE(
        g.betting,
        CASE WHEN LOWER(h.kind.betting) = 'limit' THEN 'fixed limit' ELSE NULLIF(LOWER(h.kind.betting), '') END
    ) AS betting,
    POKERSTARS_AMOUNT(NULLIF(h.stakes.first, '')) AS stake_1,
    POKERSTARS_AMOUNT(COALESCE(NULLIF(h.stakes.second, ''), NULLIF(h.button_blind, ''))) AS stake_2,
    POKERSTARS_AMOUNT(h.cap) AS cap,
    CASE WHEN h.tournament = '' THEN COALESCE(NULLIF(h.currency, ''), NULLIF(h.currency_sign, '')) END AS currency,
    POKERSTARS_AMOUNT(POKERSTARS_MONEY(REGEXP_EXTRACT(h.total_line, '^Total pot ([^|]+)', 1))) AS pot,
    POKERSTARS_AMOUNT(POKERSTARS_MONEY(REGEXP_EXTRACT(h.total_line, 'Rake ([^|]+)', 1))) AS rake,
    CASE
        WHEN
            (h.stakes.first > '' AND POKERSTARS_AMOUNT(h.stakes.first) IS NULL)
            OR (h.stakes.second > '' AND POKERSTARS_AMOUNT(h.stakes.second) IS NULL)
            THEN h.stakes.first || '/' || h.stakes.second
    END AS bad_stakes,
    REGEXP_MATCHES(h.header, '\d{4}/\d') AS tells_time,
    h.has_summary,
    h.cancelled
FROM headers AS h
LEFT JOIN rooms AS r ON h.head.site = r.header
LEFT JOIN games AS g ON h.hand_no = g.hand_no;
