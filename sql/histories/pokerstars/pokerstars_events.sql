-- The events in the lines of PokerStars hands, and the unreadable lines
-- Grain: one row per event or unreadable line
-- Reads: pokerstars_hands, pokerstars_lines, pokerstars_listed
-- Engine: duckdb
-- Access: internal

-- A player's name may contain any text. If a line begins with several names of the seat list, the longest is the name;
-- if it begins with none, the name ends at the last colon before a verb. event is collected, won or returned for money
-- paid at the end, and NULL for an unreadable line. Events of the summary have seat instead of player. shown_before is
-- the board so far, if the line of a street repeats a different board. Only deals have board_no.

CREATE OR REPLACE TEMPORARY TABLE pokerstars_events AS
WITH
-- One row per line of the play or the summary, without chat
lines AS (
    SELECT l.hand_no, l.line_no, l.line, l.text, l.in_summary
    FROM pokerstars_lines AS l
    INNER JOIN pokerstars_hands AS h ON l.hand_no = h.hand_no
    WHERE
        l.line_no > l.hand_no
        AND NOT REGEXP_MATCHES(TEXT_WITH(l.text, ' said, "'), ' said, ".*"$')
        AND (l.in_summary OR NOT IS_POKERSTARS_SEAT(l.text))
),

-- One row per hand and player: the text with which the player's lines begin
openings AS (
    SELECT s.hand_no, s.player, s.player || ': ' AS opening
    FROM pokerstars_listed AS s
),

-- One row per line that begins with a player's name: the longest matching name
named_lines AS (
    SELECT l.line_no, ARG_MAX(o.player, LENGTH(o.player)) AS player
    FROM lines AS l
    INNER JOIN openings AS o ON l.hand_no = o.hand_no AND STARTS_WITH(l.text, o.opening)
    GROUP BY l.line_no
),

-- One row per line of the play: the parts that each regular expression finds in it
plays AS (
    SELECT
        l.hand_no,
        l.line_no,
        l.line,
        l.text,
        STARTS_WITH(l.text, '***') AND NOT CONTAINS(l.text, 'SHOW') AS is_street,
        CASE
            WHEN STARTS_WITH(l.text, '*** SECOND') AND NOT CONTAINS(l.text, 'DRAW') THEN 2
            WHEN STARTS_WITH(l.text, '*** THIRD') AND NOT CONTAINS(l.text, 'DRAW') THEN 3
            ELSE 1
        END AS board_no,
        n.player,
        CASE
            WHEN n.player IS NULL THEN POKERSTARS_ACT(TEXT_WITH(l.text, ': '), '.*')
            ELSE POKERSTARS_ACT(SUBSTR(l.text, LENGTH(n.player) + 1), '')
        END AS act,
        REGEXP_EXTRACT(
            TEXT_WITH(l.text, 'Dealt to '),
            '^Dealt to (.+?)((?: \[(?:(?:10|[2-9TJQKAX])[cdhsX] ?)+\])+)$',
            ['player', 'cards']
        ) AS dealt,
        REGEXP_EXTRACT(
            TEXT_WITH(l.text, ' collected '), '^(.+) collected (\D{0,4}\d.*?)(?: from .*)?$', ['player', 'amount']
        ) AS taken,
        REGEXP_EXTRACT(
            TEXT_WITH(l.text, 'Uncalled bet ('), '^Uncalled bet \((.+)\) returned to (.+)$', ['amount', 'player']
        ) AS back,
        REGEXP_EXTRACT(TEXT_WITH(l.text, ' shows ['), '^(.+) shows (\[[^\]]+\]) for ', ['player', 'cards']) AS opened
    FROM lines AS l
    LEFT JOIN named_lines AS n ON l.line_no = n.line_no
    WHERE NOT l.in_summary
),

-- One row per line that opens a street: the cards in its brackets
bracket_cards AS (
    SELECT p.hand_no, p.line_no, p.line, p.text, p.board_no, POKERSTARS_CARDS(p.text) AS cards
    FROM plays AS p
    WHERE p.is_street
),

-- One row per line that opens a street: the cards in its brackets, each card once
street_cards AS (
    SELECT
        c.* REPLACE (
            NULLIF(
                ARRAY_TO_STRING(
                    LIST_FILTER(
                        CARD_LIST(c.cards),
                        lambda pokersql_card, pokersql_place: INSTR(c.cards, pokersql_card) = 2 * pokersql_place - 1
                    ),
                    ''
                ),
                ''
            ) AS cards
        )
    FROM bracket_cards AS c
),

-- One row per line that opens a street: the cards of the last line before it with the same board_no
street_lines AS (
    SELECT
        c.*,
        LAG(c.cards IGNORE NULLS) OVER (PARTITION BY c.hand_no, c.board_no ORDER BY c.line_no) AS cards_before
    FROM street_cards AS c
),

-- One row per line of a post or an action: the event and the amount
acts AS (
    SELECT
        p.*,
        CASE
            WHEN p.act.verb = 'posts'
                THEN
                    CASE
                        WHEN REGEXP_MATCHES(p.act.rest, '^(?:the |an )?ante\b') THEN 'ante'
                        WHEN STARTS_WITH(p.act.rest, 'small & big') THEN 'small & big blinds'
                        WHEN STARTS_WITH(p.act.rest, 'small blind') THEN 'small blind'
                        WHEN STARTS_WITH(p.act.rest, 'big blind') THEN 'big blind'
                        WHEN STARTS_WITH(p.act.rest, 'button blind') THEN 'button blind'
                        WHEN CONTAINS(p.act.rest, 'straddle') THEN 'straddle'
                        WHEN CONTAINS(p.act.rest, 'dead') THEN 'dead post'
                        WHEN REGEXP_MATCHES(p.act.rest, '^(?:missed blind |a blind of )?\D{0,4}\d') THEN 'post'
                    END
            WHEN p.act.verb IN ('straddle', 'straddles') THEN 'straddle'
            WHEN p.act.verb IN ('checks', 'calls') THEN 'call'
            WHEN p.act.verb IN ('bets', 'completes', 'raises') THEN 'bet'
            WHEN p.act.verb = 'brings in' THEN 'bring-in'
            WHEN p.act.verb IN ('folds', 'shows', 'mucks') THEN RTRIM(p.act.verb, 's')
            ELSE 'discard'
        END AS event,
        CASE
            WHEN p.act.verb = 'checks' THEN 0
            WHEN p.act.verb = 'raises'
                THEN POKERSTARS_AMOUNT(POKERSTARS_MONEY(REGEXP_EXTRACT(p.act.rest, '(?:^|.* )to (.*)', 1)))
            WHEN p.act.verb NOT IN ('folds', 'shows', 'mucks', 'discards', 'stands pat')
                THEN POKERSTARS_AMOUNT(POKERSTARS_MONEY(p.act.rest))
        END AS amount
    FROM plays AS p
    WHERE
        p.act.verb > ''
        AND (p.player IS NOT NULL OR (p.dealt.player = '' AND p.back.player = '' AND p.taken.player = ''))
),

-- One row per line of a seat in the summary: the number of the seat, and the text after this number
summary_lines AS (
    SELECT
        l.hand_no,
        l.line_no,
        l.line,
        l.text,
        REGEXP_EXTRACT(l.text, '^Seat (\d+): (.+)$', ['seat', 'rest']) AS summed
    FROM lines AS l
    WHERE l.in_summary AND STARTS_WITH(l.text, 'Seat ')
)

SELECT
    s.hand_no,
    s.line_no,
    s.line,
    s.text,
    'deal' AS event,
    NULLIF(
        CASE
            WHEN LENGTH(s.cards) >= LENGTH(s.cards_before) THEN SUBSTR(s.cards, LENGTH(s.cards_before) + 1)
            ELSE s.cards
        END,
        ''
    ) AS cards,
    CASE
        WHEN LENGTH(s.cards) > 2 AND NOT STARTS_WITH(s.cards, s.cards_before) THEN s.cards_before
    END AS shown_before,
    s.board_no
FROM street_lines AS s

UNION ALL BY NAME

SELECT
    a.hand_no,
    a.line_no,
    a.line,
    a.text,
    COALESCE(a.player, a.act.player) AS player,
    CASE
        WHEN a.amount IS NULL AND a.event NOT IN ('fold', 'show', 'muck', 'discard') THEN NULL
        ELSE a.event
    END AS event,
    a.amount,
    CASE
        WHEN a.act.verb = 'raises' AND NOT STARTS_WITH(a.act.rest, 'to ')
            THEN POKERSTARS_AMOUNT(POKERSTARS_MONEY(a.act.rest))
    END AS raise_by,
    CASE WHEN ENDS_WITH(a.act.rest, ' all-in') THEN TRUE END AS says_all_in,
    CASE WHEN a.act.verb IN ('shows', 'discards') THEN POKERSTARS_CARDS(a.act.rest) END AS cards
FROM acts AS a

UNION ALL BY NAME

-- Unreadable lines: a player's name followed by an unknown verb, or cards or a pot in an unknown form
SELECT p.hand_no, p.line_no, p.line, p.text, p.player
FROM plays AS p
WHERE
    NOT p.is_street
    AND p.act.verb = ''
    AND CASE
        WHEN p.player IS NOT NULL
            THEN
                NOT REGEXP_MATCHES(
                    SUBSTR(p.text, LENGTH(p.player) + 1),
                    '^: (?:doesn''t show|does not show|sits out|has |is |Table deposit|re-buys|adds|wins)'
                )
        ELSE
            p.dealt.player = '' AND p.back.player = '' AND p.taken.player = '' AND p.opened.player = ''
            AND REGEXP_MATCHES(p.text, '\[(?:10|[2-9TJQKA])[cdhs]| from (?:side |main )?pot$| returned to ')
    END

UNION ALL BY NAME

-- Dealt cards: the last line with a player's dealt cards has all of them
SELECT
    p.hand_no,
    MAX(p.line_no) AS line_no,
    MAX(p.line) AS line,
    ARG_MAX(p.text, p.line_no) AS text,
    LTRIM(p.dealt.player) AS player,
    'known' AS event,
    POKERSTARS_CARDS(ARG_MAX(p.dealt.cards, p.line_no)) AS cards
FROM plays AS p
WHERE p.dealt.player > ''
GROUP BY p.hand_no, p.dealt.player

UNION ALL BY NAME

-- Shown hands, collected pots and returned bets
SELECT
    p.hand_no,
    p.line_no,
    p.line,
    p.text,
    LTRIM(COALESCE(NULLIF(p.opened.player, ''), NULLIF(p.taken.player, ''), p.back.player)) AS player,
    CASE
        WHEN p.opened.player > '' THEN 'show'
        WHEN POKERSTARS_AMOUNT(COALESCE(NULLIF(p.taken.amount, ''), p.back.amount)) IS NULL THEN NULL
        WHEN p.taken.player > '' THEN 'collected'
        ELSE 'returned'
    END AS event,
    CASE
        WHEN p.opened.player = '' THEN POKERSTARS_AMOUNT(COALESCE(NULLIF(p.taken.amount, ''), p.back.amount))
    END AS amount,
    CASE WHEN p.opened.player > '' THEN POKERSTARS_CARDS(p.opened.cards) END AS cards
FROM plays AS p
WHERE p.opened.player || p.taken.player || p.back.player > ''

UNION ALL BY NAME

-- Mucked and shown hands in the summary, and winnings in the summary
SELECT
    p.hand_no,
    p.line_no,
    p.line,
    p.text,
    TRY_CAST(p.summed.seat AS INTEGER) AS seat,
    'known' AS event,
    POKERSTARS_CARDS(REGEXP_EXTRACT(p.summed.rest, '(?:mucked|showed) (\[[^\]]+\])', 1)) AS cards
FROM summary_lines AS p
WHERE REGEXP_MATCHES(p.summed.rest, '(?:mucked|showed) \[')

UNION ALL BY NAME

SELECT
    p.hand_no,
    p.line_no,
    p.line,
    p.text,
    TRY_CAST(p.summed.seat AS INTEGER) AS seat,
    'won' AS event,
    POKERSTARS_AMOUNT(
        UNNEST(REGEXP_EXTRACT_ALL(p.summed.rest, '(?:won|collected) \(([^)]*\d[^)]*)\)', 1))
    ) AS amount
FROM summary_lines AS p
WHERE REGEXP_MATCHES(p.summed.rest, '(?:won|collected) \([^)]*\d');
