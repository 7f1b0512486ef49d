-- The events in the lines of hands in text formats, and the unreadable lines
-- Grain: one row per event or unreadable line
-- Reads: event_kinds, text_matches, text_streets, text_values
-- Engine: duckdb
-- Access: internal

-- event is a kind of event_kinds or line_kinds, or 'won' for the winnings in a line of kind 'player'. In unreadable
-- lines event is NULL. Events of lines of kind 'player' have seat instead of player. If a street's line repeats the
-- earlier board wrongly, shown_before is the right earlier board. Only deals have board_no. is_before is TRUE if a deal
-- comes before the action in its line.

CREATE OR REPLACE TEMPORARY TABLE text_events AS
WITH
-- One row per line that opens a street, or deals cards to a player: the number of the board, and the cards of the board
bracket_cards AS (
    SELECT
        v.hand_no,
        v.line_no,
        v.line,
        COALESCE(TRY_CAST(SUBSTR(v.kind, LENGTH('board ') + 1) AS INTEGER), 1) AS board_no,
        CASE WHEN v.kind <> 'card' THEN v.cards END AS cards
    FROM text_values AS v
    WHERE NOT v.in_summary AND v.kind IN ('street', 'board 2', 'board 3', 'card')
),

-- One row per line of bracket_cards: its cards, without repeated cards
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

-- One row per line of bracket_cards: the board after the line, if the previous line with cards has the whole earlier
-- board
street_boards AS (
    SELECT
        c.*,
        LAG(c.cards IGNORE NULLS) OVER (PARTITION BY c.hand_no, c.board_no ORDER BY c.line_no) AS last_cards,
        CASE
            WHEN LIST_HAS_ANY(CARD_LIST(c.cards), CARD_LIST(last_cards)) THEN c.cards
            ELSE COALESCE(last_cards, '') || c.cards
        END AS board
    FROM street_cards AS c
),

-- One row per line of bracket_cards: the board before the line. repeats is TRUE if the line repeats cards of that board
street_lines AS (
    SELECT
        b.*,
        LAG(b.board IGNORE NULLS) OVER (PARTITION BY b.hand_no, b.board_no ORDER BY b.line_no) AS cards_before,
        LENGTH(b.cards) > 2 AND LIST_HAS_ANY(CARD_LIST(b.cards), CARD_LIST(cards_before)) AS repeats
    FROM street_boards AS b
),

-- One row per hand and player who posted the ante
antes AS (
    SELECT DISTINCT v.hand_no, v.player FROM text_values AS v
    WHERE v.kind = 'ante'
),

-- One row per hand and player who collected money
collectors AS (
    SELECT DISTINCT v.hand_no, v.player FROM text_values AS v
    WHERE v.kind = 'collected'
),

-- One row per hand with a live small blind: the player of the first live small blind
live_blinds AS (
    SELECT v.hand_no, ARG_MIN(v.player, v.line_no) AS player FROM text_values AS v
    WHERE v.kind = 'live small blind'
    GROUP BY v.hand_no
),

-- One row per hand with cards dealt after a post: the line_no of the first post. Cards dealt before the first post
-- only decide who gets the button.
posts AS (
    SELECT v.hand_no, MIN(v.line_no) FILTER (WHERE v.kind IN ('ante', 'small blind', 'big blind')) AS line_no
    FROM text_values AS v
    WHERE v.kind IN ('ante', 'small blind', 'big blind', 'known', 'card') AND NOT v.in_summary
    GROUP BY v.hand_no
    HAVING MAX(v.line_no) FILTER (WHERE v.kind IN ('known', 'card')) > line_no
),

-- One row per line that gives cards of a player's final hand. These lines are the player's last line of kind 'known'
-- and all later lines of kind 'card'
dealt_lines AS (
    SELECT v.hand_no, v.line_no, v.line, v.player, v.cards
    FROM text_values AS v
    LEFT JOIN posts AS p ON v.hand_no = p.hand_no
    WHERE v.kind IN ('known', 'card') AND NOT v.in_summary AND v.line_no > COALESCE(p.line_no, 0)
    QUALIFY
        v.line_no >= COALESCE(
            MAX(CASE WHEN v.kind = 'known' THEN v.line_no END) OVER (PARTITION BY v.hand_no, v.player), 0
        )
),

-- One row per hand with a line of kind 'street': the line_no of the first such line. It is 0 if that line has cards of
-- the board, because such a hand has no heading above the hole cards.
first_streets AS (
    SELECT
        s.hand_no,
        CASE WHEN ARG_MIN(COALESCE(s.cards, ''), s.line_no) = '' THEN MIN(s.line_no) ELSE 0 END AS line_no
    FROM text_values AS s
    WHERE s.kind = 'street'
    GROUP BY s.hand_no
)

SELECT
    s.hand_no,
    s.line_no,
    s.line,
    'deal' AS event,
    NULLIF(
        CASE
            WHEN s.repeats AND LENGTH(s.cards) >= LENGTH(s.cards_before)
                THEN SUBSTR(s.cards, LENGTH(s.cards_before) + 1)
            ELSE s.cards
        END,
        ''
    ) AS cards,
    CASE
        WHEN s.repeats AND NOT STARTS_WITH(s.cards, s.cards_before) THEN s.cards_before
    END AS shown_before,
    s.board_no
FROM street_lines AS s

UNION ALL BY NAME

SELECT t.hand_no, t.line_no, t.line, 'deal' AS event, t.cards, 1 AS board_no, t.is_before
FROM text_streets AS t

UNION ALL BY NAME

-- Posts, actions, shown hands, collected pots and returned bets
SELECT
    v.hand_no,
    v.line_no,
    v.line,
    v.player,
    CASE
        WHEN v.is_bad THEN NULL
        WHEN v.kind = 'cap' THEN CASE WHEN v.is_put THEN 'all-in' ELSE 'bet' END
        WHEN v.kind = 'showdown' THEN 'show'
        WHEN v.kind = 'premium' THEN 'added'
        ELSE v.kind
    END AS event,
    CASE v.kind WHEN 'call' THEN COALESCE(v.amount, 0) WHEN 'premium' THEN -v.amount ELSE v.amount END AS amount,
    v.raise_by,
    v.fee,
    v.is_put,
    v.is_total,
    NULLIF(v.says_all_in, FALSE) AS says_all_in,
    v.cards
FROM text_values AS v
WHERE
    v.kind IN (
        'collected',
        'returned',
        'cashed out',
        'added',
        'premium',
        'splash',
        'both blinds',
        'button blind',
        'blinds',
        'no small blind',
        'cap',
        'showdown'
    )
    OR (v.kind NOT IN ('known', 'card') AND v.kind IN (SELECT k.event FROM event_kinds AS k))

UNION ALL BY NAME

-- Unreadable lines: a player's unknown action, or cards or a pot in an unknown form
SELECT m.hand_no, m.line_no, m.line, m.player
FROM text_matches AS m
WHERE
    m.rule_no IS NULL AND NOT m.in_summary
    AND (
        m.player IS NOT NULL
        OR REGEXP_MATCHES(
            m.text,
            '\[ ?(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|^Dealt to .*\[| from (?:side |main )?pot$| (?:collected|cashed out) .*\d'
            || '| returned to '
        )
    )

UNION ALL BY NAME

-- Lines whose event depends on other lines of the hand. A player who folds before the first street sits out. A player
-- who mucks, but gets money, shows. The player of the first live small blind posts the small blind; live small blinds
-- of other players are live posts. Before the first street an all-in is a blind. But it is an ante if the hand has
-- antes, and the player has posted none.
SELECT
    v.hand_no,
    v.line_no,
    v.line,
    v.player,
    CASE
        WHEN v.is_bad THEN NULL
        WHEN v.kind = 'fold or sit out' THEN 'fold'
        WHEN v.kind = 'muck or show' THEN CASE WHEN c.player IS NULL THEN 'muck' ELSE 'show' END
        WHEN v.kind = 'live small blind' THEN CASE WHEN v.player = l.player THEN 'small blind' ELSE 'post' END
        WHEN v.line_no > s.line_no THEN 'all-in'
        WHEN v.hand_no IN (SELECT a.hand_no FROM antes AS a) AND p.hand_no IS NULL THEN 'ante'
        ELSE REPLACE(v.kind, ' or all-in', '')
    END AS event,
    v.amount,
    NULLIF(v.kind LIKE '% or all-in', FALSE) AS is_put,
    NULLIF(v.says_all_in OR v.kind LIKE '% or all-in', FALSE) AS says_all_in,
    v.cards
FROM text_values AS v
LEFT JOIN first_streets AS s ON v.hand_no = s.hand_no
LEFT JOIN live_blinds AS l ON v.hand_no = l.hand_no
LEFT JOIN antes AS p ON v.hand_no = p.hand_no AND v.player = p.player
LEFT JOIN collectors AS c ON v.hand_no = c.hand_no AND v.player = c.player
WHERE
    v.kind IN ('muck or show', 'live small blind')
    OR v.kind LIKE '% or all-in'
    OR (v.kind = 'fold or sit out' AND v.line_no > COALESCE(s.line_no, 0))

UNION ALL BY NAME

-- Lines of kind result: the shown cards, and the money from pots
SELECT v.hand_no, v.line_no, v.line, v.player, 'show' AS event, v.cards
FROM text_values AS v
WHERE v.kind = 'result' AND v.cards IS NOT NULL

UNION ALL BY NAME

SELECT v.hand_no, v.line_no, v.line, v.player, CASE WHEN NOT v.is_bad THEN 'collected' END AS event, v.amount
FROM text_values AS v
WHERE v.kind = 'result' AND (v.amount > 0 OR v.is_bad)

UNION ALL BY NAME

SELECT
    d.hand_no,
    MAX(d.line_no) AS line_no,
    MAX(d.line) AS line,
    d.player,
    'known' AS event,
    STRING_AGG(d.cards, '' ORDER BY d.line_no) AS cards
FROM dealt_lines AS d
GROUP BY d.hand_no, d.player

UNION ALL BY NAME

-- Lines of kind 'player': mucked and shown hands, and winnings
SELECT
    v.hand_no,
    v.line_no,
    v.line,
    v.seat,
    'known' AS event,
    TEXT_CARDS(REGEXP_EXTRACT(v.rest, '(?:mucked|showed) (\[[^\]]+\])', 1)) AS cards
FROM text_values AS v
WHERE v.kind = 'player' AND REGEXP_MATCHES(v.rest, '(?:mucked|showed) \[')

UNION ALL BY NAME

SELECT
    v.hand_no,
    v.line_no,
    v.line,
    v.seat,
    'won' AS event,
    UNNEST(
        LIST_TRANSFORM(
            REGEXP_EXTRACT_ALL(v.rest, '(?:won|collected) (\([^)]*\d[^)]*\)|[^ (]*\d[^ )]*)', 1),
            lambda pokersql_money: TEXT_AMOUNT(TRIM(pokersql_money, '()'))
        )
    ) AS amount
FROM text_values AS v
WHERE v.kind = 'player' AND REGEXP_MATCHES(v.rest, '(?:won|collected) [^ ]*\d');
