-- The hands in a log of PokerTH, as lines of text
-- Grain: one row per line, in the order of the lines
-- Reads: action, hand, player, session
-- Source: src/engine/log.cpp in the source code of PokerTH, and logs of its version 1.1.2
-- Engine: sqlite

-- A card is a number: 0 is the deuce of diamonds, 51 the ace of clubs. The amount of an action is the money that the
-- action puts in. If the button is at an empty seat, no player starts as dealer, and Dealer_Seat is the seat of the
-- button. In other hands Dealer_Seat may be wrong. Each log numbers its games from 1, so the session's time is put
-- before the numbers.

-- A missing value becomes a mark that 'pokersql load' can't read. A missing card becomes --, a missing number becomes
-- ?. The chips of a player without a name become ?, too.

WITH RECURSIVE
-- One row per card number
numbers AS (
    SELECT 0 AS card_id
    UNION ALL
    SELECT n.card_id + 1 AS card_id FROM numbers AS n
    WHERE n.card_id < 51
),

-- One row per card
deck AS (
    SELECT n.card_id, SUBSTR('23456789TJQKA', n.card_id % 13 + 1, 1) || SUBSTR('dhsc', n.card_id / 13 + 1, 1) AS card
    FROM numbers AS n
),

-- One row: the session of the log
sessions AS (
    SELECT MIN(s.pokerth_version) AS version, MIN(s.date || ' ' || s.time) AS started FROM session AS s
),

-- One row per hand with actions: its last street. has_dealer tells whether a player starts as dealer, has_chips whether
-- any action has an amount
played AS (
    SELECT
        a.uniquegameid,
        a.handid,
        MAX(a.action = 'starts as dealer') AS has_dealer,
        MAX(a.amount IS NOT NULL) AS has_chips,
        MAX(CASE WHEN a.bero <= 3 THEN a.bero END) AS last_street
    FROM action AS a
    GROUP BY a.uniquegameid, a.handid
),

-- One row per hand and seat with an action that has an amount, or that is folds, checks, shows or has
acting AS (
    SELECT DISTINCT a.uniquegameid, a.handid, a.player AS seat FROM action AS a
    WHERE a.amount IS NOT NULL OR a.action IN ('folds', 'checks', 'shows', 'has')
),

-- One row per hand: its game, with the time of the session. A hand that is missing from the table hand still has a row
-- if one of its actions has an amount
hands AS (
    SELECT
        k.uniquegameid,
        k.handid,
        s.version,
        s.started,
        REPLACE(REPLACE(REPLACE(s.started, '-', ''), ':', ''), ' ', '') || '-' || k.uniquegameid AS game
    FROM sessions AS s
    CROSS JOIN (
        SELECT h.uniquegameid, h.handid FROM hand AS h
        UNION
        SELECT p.uniquegameid, p.handid FROM played AS p
        WHERE p.has_chips
    ) AS k
),

-- One row per hand and seat: the chips before the hand, and the cards that the player showed
places AS (
    SELECT uniquegameid, handid, 1 AS seat, seat_1_cash AS cash, seat_1_card_1 AS card_1, seat_1_card_2 AS card_2
    FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 2, seat_2_cash, seat_2_card_1, seat_2_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 3, seat_3_cash, seat_3_card_1, seat_3_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 4, seat_4_cash, seat_4_card_1, seat_4_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 5, seat_5_cash, seat_5_card_1, seat_5_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 6, seat_6_cash, seat_6_card_1, seat_6_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 7, seat_7_cash, seat_7_card_1, seat_7_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 8, seat_8_cash, seat_8_card_1, seat_8_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 9, seat_9_cash, seat_9_card_1, seat_9_card_2 FROM hand
    UNION ALL
    SELECT uniquegameid, handid, 10, seat_10_cash, seat_10_card_1, seat_10_card_2 FROM hand
),

-- One row per hand and seat: the name, chips and cards of its player as text. plays tells whether the seat takes part
seats AS (
    SELECT
        p.uniquegameid,
        p.handid,
        p.seat,
        COALESCE(REPLACE(REPLACE(n.player, CHAR(10), ' '), CHAR(13), ' '), 'Seat ' || p.seat) AS name,
        COALESCE(CASE WHEN n.player IS NOT NULL THEN p.cash END, '?') AS chips,
        COALESCE(c.card, '--') || ',' || COALESCE(d.card, '--') AS cards,
        COALESCE(p.cash, a.seat) IS NOT NULL AS plays
    FROM places AS p
    LEFT JOIN acting AS a ON p.uniquegameid = a.uniquegameid AND p.handid = a.handid AND p.seat = a.seat
    LEFT JOIN player AS n ON p.uniquegameid = n.uniquegameid AND p.seat = n.seat
    LEFT JOIN deck AS c ON p.card_1 = c.card_id
    LEFT JOIN deck AS d ON p.card_2 = d.card_id
),

-- One row per hand: the board as text, and the last street that has a card or an action
boards AS (
    SELECT
        h.uniquegameid,
        h.handid,
        COALESCE(c.card, '--') || ',' || COALESCE(d.card, '--') || ',' || COALESCE(e.card, '--')
        || ',' || COALESCE(f.card, '--') || ',' || COALESCE(g.card, '--') AS board,
        MAX(
            COALESCE(p.last_street, 0),
            CASE
                WHEN h.boardcard_5 IS NOT NULL THEN 3
                WHEN h.boardcard_4 IS NOT NULL THEN 2
                WHEN COALESCE(h.boardcard_1, h.boardcard_2, h.boardcard_3) IS NOT NULL THEN 1
                ELSE 0
            END
        ) AS last_street
    FROM hand AS h
    LEFT JOIN played AS p ON h.uniquegameid = p.uniquegameid AND h.handid = p.handid
    LEFT JOIN deck AS c ON h.boardcard_1 = c.card_id
    LEFT JOIN deck AS d ON h.boardcard_2 = d.card_id
    LEFT JOIN deck AS e ON h.boardcard_3 = e.card_id
    LEFT JOIN deck AS f ON h.boardcard_4 = f.card_id
    LEFT JOIN deck AS g ON h.boardcard_5 = g.card_id
),

-- One row per street with a board: how its line begins, and the length of the board's text
streets AS (
    SELECT 1 AS street, '--- Flop --- [' AS words, 8 AS letters
    UNION ALL
    SELECT 2 AS street, '--- Turn --- [' AS words, 11 AS letters
    UNION ALL
    SELECT 3 AS street, '--- River --- [' AS words, 14 AS letters
),

-- One row per line: its round of betting, and its place in this round. Lines before the play have rounds below 0
lines AS (
    SELECT
        k.uniquegameid,
        k.handid,
        -3 AS round,
        0 AS place,
        '## PokerTH ' || COALESCE(k.version, '?') || ' | Game: ' || COALESCE(k.game, '?')
        || ' | Hand: ' || COALESCE(k.game || '-' || k.handid, '?')
        || ' | No Limit Hold''em ' || COALESCE(h.sb_amount, '?') || '/' || COALESCE(h.bb_amount, '?')
        || ' | ' || COALESCE(k.started, '?') || ' ##' AS text
    FROM hands AS k
    LEFT JOIN hand AS h ON k.uniquegameid = h.uniquegameid AND k.handid = h.handid
    UNION ALL
    SELECT h.uniquegameid, h.handid, -2, 0, 'Seat ' || h.dealer_seat || ' is the dealer' FROM hand AS h
    LEFT JOIN played AS p ON h.uniquegameid = p.uniquegameid AND h.handid = p.handid
    WHERE COALESCE(p.has_dealer, 0) = 0
    UNION ALL
    SELECT s.uniquegameid, s.handid, -1, s.seat, 'Seat ' || s.seat || ': ' || s.name || ' (' || s.chips || ')'
    FROM seats AS s
    WHERE s.plays
    UNION ALL
    SELECT b.uniquegameid, b.handid, s.street, 0, s.words || SUBSTR(b.board, 1, s.letters) || ']' FROM boards AS b
    INNER JOIN streets AS s ON b.last_street >= s.street
    UNION ALL
    SELECT
        a.uniquegameid,
        a.handid,
        a.bero,
        a.actionid,
        COALESCE(s.name, 'Seat ' || a.player) || ': ' || a.action
        || CASE WHEN a.action IN ('shows', 'has') THEN ' [' || COALESCE(s.cards, '--') || ']' ELSE '' END
        || COALESCE(' ' || a.amount, '')
    FROM action AS a
    INNER JOIN hands AS k ON a.uniquegameid = k.uniquegameid AND a.handid = k.handid
    LEFT JOIN seats AS s ON a.uniquegameid = s.uniquegameid AND a.handid = s.handid AND a.player = s.seat
)

SELECT l.text FROM lines AS l
WHERE l.text IS NOT NULL
ORDER BY l.uniquegameid, l.handid, l.round, l.place;
