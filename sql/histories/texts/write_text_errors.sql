-- Writes the errors of hands in text formats: unreadable lines, and lines that contradict each other
-- Grain: one new row of written_errors per error
-- Reads: game_judges, history_formats, line_rules, line_templates, pokersql.games, present_hands, text_events,
--   text_headers, text_listed, text_matches, text_seats, text_summaries, text_values, written_errors
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
WITH
-- One row per hand: the first error that concerns the whole hand, or NULL
faults AS (
    SELECT
        h.*,
        o.example,
        CASE
            WHEN h.cancelled THEN 'cancelled'
            WHEN h.site IS NULL OR h.betting IS NULL THEN 'bad_header'
            WHEN h.game IS NULL OR h.game NOT IN (SELECT g.game FROM pokersql.games AS g) THEN 'unknown_game'
            WHEN h.bad_stakes IS NOT NULL THEN 'bad_header'
            WHEN
                NOT h.has_summary
                AND h.format IN (
                    SELECT t.format FROM line_templates AS t
                    WHERE t.kind = 'summary'
                )
                THEN 'no_summary'
            WHEN COALESCE(p.players, 0) NOT BETWEEN 2 AND 11 THEN 'no_players'
        END AS error
    FROM text_headers AS h
    INNER JOIN history_formats AS o ON h.format = o.format
    LEFT JOIN text_seats AS p ON h.hand_no = p.hand_no AND p.place = 1
),

-- One row per hand and board in the hand's summary: the cards of the board
boards AS (
    SELECT
        v.hand_no,
        v.line,
        v.cards,
        ROW_NUMBER() OVER (PARTITION BY v.hand_no ORDER BY v.line_no) AS board_no
    FROM text_values AS v
    WHERE v.kind IN ('board', 'dealt board')
),

-- One row per hand whose text has blinds or all-in antes, but not the stakes: the kinds of these posts
blinds AS (
    SELECT h.hand_no, h.format, STRING_AGG(DISTINCT e.event, ', ') AS blinds
    FROM text_headers AS h
    INNER JOIN text_events AS e ON h.hand_no = e.hand_no
    WHERE
        h.stake_2 IS NULL
        AND (
            e.event IN ('small blind', 'big blind', 'button blind', 'both blinds', 'no small blind')
            OR (e.event = 'ante' AND e.says_all_in)
        )
    GROUP BY h.hand_no, h.format
),

-- One row per source that has several lines with cards in another language's suits: the first such line
foreign_sources AS (
    SELECT p.source, ARG_MIN(m.text, m.line) AS text
    FROM text_matches AS m
    INNER JOIN present_hands AS p ON m.hand_no = p.hand_no
    WHERE m.rule_no IS NULL AND REGEXP_MATCHES(m.text, '[\[,] ?(?:10|[2-9TJQKA])[ptqfoek] ?[,\]]')
    GROUP BY p.source
    HAVING COUNT(*) > 1
),

-- One row per hand: the line_no of the first event of a player
plays AS (
    SELECT e.hand_no, MIN(e.line_no) AS line_no
    FROM text_events AS e
    WHERE e.player IS NOT NULL
    GROUP BY e.hand_no
),

-- One row per hand and board: all cards dealt to the board, as one text
dealt_boards AS (
    SELECT e.hand_no, e.board_no, STRING_AGG(e.cards, '' ORDER BY e.line_no) AS cards
    FROM text_events AS e
    WHERE e.event = 'deal' AND e.cards IS NOT NULL
    GROUP BY e.hand_no, e.board_no
)

SELECT
    f.hand_no,
    f.error,
    CASE
        WHEN f.error = 'cancelled' THEN 'a hand that was played'
        WHEN f.error = 'bad_header' AND f.site IS NULL THEN 'the site, as in ' || f.example
        WHEN f.error = 'bad_header' AND f.betting IS NULL THEN 'the betting, as in ' || f.example
        WHEN f.error = 'bad_header' THEN f.example
        WHEN f.error = 'unknown_game' THEN 'a game of room_games'
        WHEN f.error = 'no_summary'
            THEN
                (
                    SELECT MIN(RTRIM(t.template, '%')) FROM line_templates AS t
                    WHERE t.format = f.format AND t.kind = 'summary'
                ) || ', as at the end of each hand'
        ELSE 'two or more players'
    END AS expected,
    LEFT(f.first_line, 80) AS found,
    TRUE AS left_out
FROM faults AS f
WHERE f.error IS NOT NULL

UNION ALL BY NAME

SELECT
    h.hand_no,
    'bad_time' AS error,
    '2020/12/31 23:59:59' AS expected,
    LEFT(h.first_line, 120) AS found,
    FALSE AS left_out
FROM text_headers AS h
WHERE h.tells_time AND h.played_at IS NULL

UNION ALL BY NAME

SELECT
    h.hand_no,
    'missing_field' AS error,
    'Table ''NAME'' Seat #' || h.button_seat || ' is the button' AS expected,
    'the button of the summary' AS found,
    FALSE AS left_out
FROM text_headers AS h
INNER JOIN pokersql.games AS g ON h.game = g.game
WHERE NOT h.tells_button AND g.board_cards + g.draws > 0

UNION ALL BY NAME

-- These rules are for hands whose text does not write the stakes. A hand with a small blind must have a big blind. If
-- the format has lines of kind 'no small blind', a hand with a big blind must have a small blind or such a line. A
-- player who is all-in with the ante posts no blind.
SELECT
    b.hand_no,
    'missing_field' AS error,
    'a small and a big blind' AS expected,
    b.blinds AS found,
    FALSE AS left_out
FROM blinds AS b
WHERE
    b.blinds = 'small blind'
    OR (
        b.blinds = 'big blind'
        AND b.format IN (
            SELECT t.format FROM line_templates AS t
            WHERE t.kind = 'no small blind'
        )
    )

UNION ALL BY NAME

-- Unreadable lines, and lines of players who are not in text_seats
SELECT
    e.hand_no,
    e.line,
    CASE WHEN e.event IS NULL THEN 'bad_action' ELSE 'unknown_player' END AS error,
    CASE
        WHEN e.event IS NOT NULL THEN 'Seat N: ' || e.player || ' (STACK in chips)'
        ELSE 'NAME: posts, folds, checks, calls, bets, raises, ... AMOUNT'
    END AS expected,
    LEFT(t.text, 80) AS found,
    COALESCE(e.event NOT IN ('known', 'returned'), e.player IS NOT NULL) AS left_out
FROM text_events AS e
INNER JOIN text_matches AS t ON e.line_no = t.line_no
LEFT JOIN text_seats AS s ON e.hand_no = s.hand_no AND e.player = s.player
WHERE
    e.event IS NULL
    OR (e.player IS NOT NULL AND s.hand_no IS NULL)

UNION ALL BY NAME

-- Lines of streets, and lines of boards in the summary, whose cards differ from the dealt cards
SELECT
    e.hand_no,
    e.line,
    'wrong_board' AS error,
    e.shown_before AS expected,
    LEFT(t.text, 80) AS found,
    FALSE AS left_out
FROM text_events AS e
INNER JOIN text_matches AS t ON e.line_no = t.line_no
WHERE e.shown_before IS NOT NULL

UNION ALL BY NAME

SELECT b.hand_no, b.line, 'wrong_board' AS error, d.cards AS expected, b.cards AS found, FALSE AS left_out
FROM boards AS b
LEFT JOIN dealt_boards AS d ON b.hand_no = d.hand_no AND b.board_no = d.board_no
WHERE NOT CASE WHEN b.board_no > 1 THEN ENDS_WITH(d.cards, b.cards) ELSE COALESCE(d.cards, '') = b.cards END

UNION ALL BY NAME

SELECT
    s.hand_no,
    'bad_field' AS error,
    'Seat ' || s.seat || ': ' || s.player || ' (STACK in chips)' AS expected,
    TRUE AS left_out
FROM text_listed AS s
WHERE s.stack IS NULL

UNION ALL BY NAME

SELECT
    l.hand_no,
    MIN(l.line) AS line,
    'two_hands' AS error,
    'all seats before the play' AS expected,
    LEFT(MIN(l.text), 80) AS found,
    TRUE AS left_out
FROM text_matches AS l
INNER JOIN plays AS p ON l.hand_no = p.hand_no AND l.line_no > p.line_no
INNER JOIN line_rules AS r ON l.rule_no = r.rule_no AND r.kind IN ('seat', 'anonymous seat', 'table')
GROUP BY l.hand_no

UNION ALL BY NAME

-- If the format has lines of kind 'collected' or 'result', but none of kind 'player', a hand must have a line with
-- winnings. All lines of kind 'card' of a player must together make a whole hand. If a line says that a player shows,
-- but not the cards, the cards must be known.
SELECT
    h.hand_no,
    'missing_field' AS error,
    'what was won' AS expected,
    LEFT(h.first_line, 80) AS found,
    FALSE AS left_out
FROM text_headers AS h
WHERE
    NOT h.cancelled
    AND h.format NOT IN (
        SELECT t.format FROM line_templates AS t
        WHERE t.kind = 'player'
    )
    AND h.format IN (
        SELECT t.format FROM line_templates AS t
        WHERE t.kind IN ('collected', 'result')
    )
    AND h.hand_no NOT IN (
        SELECT e.hand_no FROM text_events AS e
        WHERE e.event = 'collected'
    )

UNION ALL BY NAME

SELECT
    v.hand_no,
    MAX(v.line) AS line,
    'wrong_cards' AS error,
    v.player || ': ' || j.most_own || ' cards' AS expected,
    STRING_AGG(v.cards, '' ORDER BY v.line_no) AS found,
    FALSE AS left_out
FROM text_values AS v
INNER JOIN text_headers AS h ON v.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game AND g.board_cards > 0
INNER JOIN game_judges AS j ON h.game = j.game AND j.half = 1
WHERE v.kind = 'card' AND NOT v.in_summary
GROUP BY v.hand_no, v.player, j.most_own
HAVING SUM(LENGTH(v.cards)) <> 2 * j.most_own

UNION ALL BY NAME

SELECT
    e.hand_no,
    e.line,
    'wrong_cards' AS error,
    e.player || ': dealt cards' AS expected,
    'none' AS found,
    FALSE AS left_out
FROM text_events AS e
WHERE
    e.event = 'show' AND e.cards IS NULL
    AND NOT EXISTS (
        SELECT 1 FROM text_events AS k
        WHERE k.hand_no = e.hand_no AND k.player = e.player AND k.event = 'known'
    )

UNION ALL BY NAME

-- A summary must list the players who mucked. Each line of a player must have the right name, button and blinds.
SELECT
    s.hand_no,
    'wrong_summary' AS error,
    'Seat ' || s.seat || ': ' || s.player AS expected,
    FALSE AS left_out
FROM text_seats AS s
WHERE
    EXISTS (
        SELECT 1 FROM text_summaries AS m
        WHERE m.hand_no = s.hand_no
    )
    AND EXISTS (
        SELECT 1 FROM text_events AS e
        WHERE e.hand_no = s.hand_no AND e.player = s.player AND e.event = 'muck'
    )
    AND NOT EXISTS (
        SELECT 1 FROM text_summaries AS m
        WHERE m.hand_no = s.hand_no AND m.seat = s.seat
    )

UNION ALL BY NAME

SELECT
    m.hand_no,
    m.line,
    'wrong_summary' AS error,
    CASE
        WHEN m.player IS NULL THEN 'Seat ' || m.seat || ': ' || l.player
        WHEN m.shows THEN m.player || ': shows'
        WHEN m.has_button <> (m.seat = h.button_seat) THEN 'Seat ' || h.button_seat || ': (button)'
        ELSE 'the blinds as they were posted'
    END AS expected,
    LEFT(t.text, 80) AS found,
    FALSE AS left_out
FROM text_summaries AS m
INNER JOIN text_matches AS t ON m.line_no = t.line_no
INNER JOIN text_headers AS h ON m.hand_no = h.hand_no
LEFT JOIN text_listed AS l ON m.hand_no = l.hand_no AND m.seat = l.seat
WHERE
    (m.player IS NULL AND l.player IS NOT NULL)
    OR (m.has_button AND m.seat <> h.button_seat)
    OR (
        m.shows AND NOT EXISTS (
            SELECT 1 FROM text_events AS e
            WHERE e.hand_no = m.hand_no AND e.player = m.player AND e.event = 'show'
        )
    )
    OR (
        m.has_small_blind AND NOT m.has_big_blind AND NOT m.has_button AND NOT EXISTS (
            SELECT 1 FROM text_events AS e
            WHERE e.hand_no = m.hand_no AND e.player = m.player AND e.event = 'small blind'
        )
    )

UNION ALL BY NAME

-- In another language c, d, h and s can mean other suits: in Spanish, c is hearts
SELECT
    v.hand_no,
    MIN(v.line) AS line,
    'foreign_suits' AS error,
    'c, d, h and s for the suits' AS expected,
    LEFT(MIN(f.text), 80) AS found,
    FALSE AS left_out
FROM text_values AS v
INNER JOIN present_hands AS p ON v.hand_no = p.hand_no
INNER JOIN foreign_sources AS f ON p.source = f.source
WHERE v.cards IS NOT NULL
GROUP BY v.hand_no;
