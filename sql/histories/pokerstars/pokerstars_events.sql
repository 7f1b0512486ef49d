-- What the lines of PokerStars hands say
-- Grain: one row per line that says something of the play
-- Reads: pokerstars_hands, pokerstars_lines, pokerstars_listed
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

-- A player's name may have any letters, so a verb is looked for from the right. Of the lines that show a board the last
-- has all of its cards; the others only open a street. event is collected, won or returned for what the file says of
-- the money in the end.

DROP TABLE IF EXISTS temp.pokerstars_events;

CREATE TEMPORARY TABLE pokerstars_events AS
WITH
-- One row per line of the play or the summary, but for chat: the player whose name it begins with
lines AS (
    SELECT l.hand_no, l.line_no, l.line, l.text, l.in_summary, ARG_MAX(s.player, LENGTH(s.player)) AS player
    FROM pokerstars_lines AS l
    INNER JOIN pokerstars_hands AS h ON l.hand_no = h.hand_no
    LEFT JOIN pokerstars_listed AS s ON l.hand_no = s.hand_no AND STARTS_WITH(l.text, s.player || ': ')
    WHERE
        l.line_no > l.hand_no
        AND NOT REGEXP_MATCHES(l.text, ' said, ".*"$')
        AND (l.in_summary OR NOT REGEXP_MATCHES(l.text, '^Seat \d+: .* in chips'))
    GROUP BY l.hand_no, l.line_no, l.line, l.text, l.in_summary
),

-- One row per line: its pieces
pieces AS (
    SELECT
        l.hand_no,
        l.line_no,
        l.line,
        l.text,
        l.in_summary,
        STARTS_WITH(l.text, '***') AND NOT CONTAINS(l.text, 'SHOW') AND NOT CONTAINS(l.text, 'SUMMARY') AS is_street,
        CASE
            WHEN STARTS_WITH(l.text, '*** SECOND') AND NOT CONTAINS(l.text, 'DRAW') THEN 2
            WHEN STARTS_WITH(l.text, '*** THIRD') AND NOT CONTAINS(l.text, 'DRAW') THEN 3
            ELSE 1
        END AS board_no,
        REGEXP_EXTRACT(
            COALESCE(SUBSTR(l.text, LENGTH(l.player) + 1), l.text),
            '^(.*): ('
            || 'posts|folds|checks|calls|bets|raises|shows|mucks|brings in|discards|stands pat|completes|straddles'
            || ')\b ?(.*)$',
            ['player', 'verb', 'rest']
        ) AS act,
        l.player,
        REGEXP_EXTRACT(
            l.text, '^Dealt to (.+?)((?: \[(?:(?:10|[2-9TJQKAX])[cdhsX] ?)+\])+)$', ['player', 'cards']
        ) AS dealt,
        REGEXP_EXTRACT(l.text, '^(.+) collected ([^ ]*\d[^ ]*)(?: from .*)?$', ['player', 'amount']) AS taken,
        REGEXP_EXTRACT(l.text, '^Uncalled bet \((.+)\) returned to (.+)$', ['amount', 'player']) AS back,
        REGEXP_EXTRACT(l.text, '^(.+) shows (\[[^\]]+\]) for ', ['player', 'cards']) AS opened,
        REGEXP_EXTRACT(l.text, '^Seat (\d+): (.+)$', ['seat', 'rest']) AS summed
    FROM lines AS l
),

-- One row per hand and board: the last line that shows it
last_boards AS (
    SELECT p.hand_no, p.board_no, MAX(p.line_no) AS line_no
    FROM pieces AS p
    WHERE p.is_street AND NOT p.in_summary AND CONTAINS(p.text, '[')
    GROUP BY p.hand_no, p.board_no
)

-- Streets
SELECT
    p.hand_no,
    p.line_no,
    p.line,
    NULL AS player,
    NULL AS seat,
    'deal' AS event,
    CAST(NULL AS DECIMAL(18, 4)) AS amount,
    CASE WHEN b.line_no IS NOT NULL THEN POKERSTARS_CARDS(p.text) END AS cards,
    p.board_no
FROM pieces AS p
LEFT JOIN last_boards AS b ON p.hand_no = b.hand_no AND p.line_no = b.line_no
WHERE p.is_street AND NOT p.in_summary

UNION ALL

-- Posts and actions
SELECT
    p.hand_no,
    p.line_no,
    p.line,
    COALESCE(p.player, p.act.player) AS player,
    NULL AS seat,
    CASE p.act.verb
        WHEN 'posts'
            THEN
                CASE
                    WHEN STARTS_WITH(p.act.rest, 'the ante') THEN 'ante'
                    WHEN STARTS_WITH(p.act.rest, 'small & big') THEN 'small & big blinds'
                    WHEN STARTS_WITH(p.act.rest, 'small blind') THEN 'small blind'
                    WHEN STARTS_WITH(p.act.rest, 'big blind') THEN 'big blind'
                    WHEN STARTS_WITH(p.act.rest, 'button blind') THEN 'button blind'
                    WHEN CONTAINS(p.act.rest, 'straddle') THEN 'straddle'
                    WHEN CONTAINS(p.act.rest, 'dead') THEN 'dead post'
                    ELSE 'post'
                END
        WHEN 'straddles' THEN 'straddle'
        WHEN 'folds' THEN 'fold'
        WHEN 'checks' THEN 'call'
        WHEN 'calls' THEN 'call'
        WHEN 'bets' THEN 'bet'
        WHEN 'completes' THEN 'bet'
        WHEN 'raises' THEN 'bet'
        WHEN 'brings in' THEN 'bring-in'
        WHEN 'shows' THEN 'show'
        WHEN 'mucks' THEN 'muck'
        ELSE 'discard'
    END AS event,
    CASE
        WHEN p.act.verb = 'raises' THEN POKERSTARS_AMOUNT(REGEXP_EXTRACT(p.act.rest, ' to ([^ ]+)', 1))
        WHEN p.act.verb = 'checks' THEN 0
        WHEN p.act.verb IN ('posts', 'straddles', 'calls', 'bets', 'completes', 'brings in')
            THEN POKERSTARS_AMOUNT(REGEXP_EXTRACT(p.act.rest, '([^ ]*\d[^ ]*)', 1))
    END AS amount,
    CASE WHEN p.act.verb IN ('shows', 'discards') THEN POKERSTARS_CARDS(p.act.rest) END AS cards,
    1 AS board_no
FROM pieces AS p
WHERE
    p.act.verb > ''
    AND NOT p.in_summary
    AND CASE
        WHEN p.player IS NULL THEN p.dealt.player = '' AND p.back.player = '' AND p.taken.player = ''
        ELSE p.act.player = ''
    END

UNION ALL

-- Cards that are dealt: of a player's lines the last has all
SELECT
    p.hand_no,
    MAX(p.line_no) AS line_no,
    MAX(p.line) AS line,
    LTRIM(p.dealt.player) AS player,
    NULL AS seat,
    'known' AS event,
    NULL AS amount,
    POKERSTARS_CARDS(ARG_MAX(p.dealt.cards, p.line_no)) AS cards,
    1 AS board_no
FROM pieces AS p
WHERE p.dealt.player > '' AND NOT p.in_summary
GROUP BY p.hand_no, p.dealt.player

UNION ALL

SELECT
    p.hand_no,
    p.line_no,
    p.line,
    LTRIM(p.opened.player) AS player,
    NULL AS seat,
    'show' AS event,
    NULL AS amount,
    POKERSTARS_CARDS(p.opened.cards) AS cards,
    1 AS board_no
FROM pieces AS p
WHERE p.opened.player > '' AND NOT p.in_summary

UNION ALL

SELECT
    p.hand_no,
    p.line_no,
    p.line,
    LTRIM(p.taken.player) AS player,
    NULL AS seat,
    'collected' AS event,
    POKERSTARS_AMOUNT(p.taken.amount) AS amount,
    NULL AS cards,
    1 AS board_no
FROM pieces AS p
WHERE p.taken.player > '' AND NOT p.in_summary

UNION ALL

SELECT
    p.hand_no,
    p.line_no,
    p.line,
    LTRIM(p.back.player) AS player,
    NULL AS seat,
    'returned' AS event,
    POKERSTARS_AMOUNT(p.back.amount) AS amount,
    NULL AS cards,
    1 AS board_no
FROM pieces AS p
WHERE p.back.player > '' AND NOT p.in_summary

UNION ALL

-- What the summary adds: hands that were mucked but are told, and what was won
SELECT
    p.hand_no,
    p.line_no,
    p.line,
    NULL AS player,
    TRY_CAST(p.summed.seat AS INTEGER) AS seat,
    'known' AS event,
    NULL AS amount,
    POKERSTARS_CARDS(REGEXP_EXTRACT(p.summed.rest, '(?:mucked|showed) (\[[^\]]+\])', 1)) AS cards,
    1 AS board_no
FROM pieces AS p
WHERE p.in_summary AND REGEXP_MATCHES(p.summed.rest, '(?:mucked|showed) \[')

UNION ALL

SELECT
    p.hand_no,
    p.line_no,
    p.line,
    NULL AS player,
    TRY_CAST(p.summed.seat AS INTEGER) AS seat,
    'won' AS event,
    POKERSTARS_AMOUNT(
        UNNEST(REGEXP_EXTRACT_ALL(p.summed.rest, '(?:won|collected) \(([^)]*\d[^)]*)\)', 1))
    ) AS amount,
    NULL AS cards,
    1 AS board_no
FROM pieces AS p
WHERE p.in_summary AND REGEXP_MATCHES(p.summed.rest, '(?:won|collected) \([^)]*\d');
