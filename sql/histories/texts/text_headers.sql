-- The hands in text formats
-- Grain: one row per hand
-- Reads: betting_words, room_games, rooms, text_fields, text_listed, text_values
-- Engine: duckdb
-- Access: internal

-- stake_1 has the field 'small', stake_2 the field 'big'. If only the summary names the button, tells_button is FALSE.
-- If the file does not write the betting, and the posted big blind equals stake_1, the betting is fixed limit.

-- The field 'button' is a seat or a player. If it is anything else, or if a hand with anonymous players names no
-- button, the button is the seat before the small blind. With two anonymous players the button is the small blind.
-- Without the field 'cap', the cap is the money put in by the first player who reaches the cap. If the fields lack the
-- blinds, the tournament or the currency, later lines give these values.

CREATE OR REPLACE TEMPORARY TABLE text_headers AS
WITH
-- One row per hand with anonymous players: the number of its players, and its by_place (see text_listed)
anonymous_hands AS (
    SELECT l.hand_no, COUNT(*) AS players, BOOL_OR(l.by_place) AS by_place
    FROM text_listed AS l
    GROUP BY l.hand_no
    HAVING BOOL_OR(l.anonymous)
),

-- One row per hand: its button, blinds, tournament, pot and rake, as the lines of text_values give them
totals AS (
    SELECT
        v.hand_no,
        COALESCE(
            MIN(l.seat) FILTER (WHERE v.kind = 'button'),
            MIN(v.seat) FILTER (WHERE v.kind = 'button' AND NOT COALESCE(n.by_place, FALSE))
        ) AS button_seat,
        MIN(l.seat - CASE WHEN n.players = 2 THEN 0 ELSE 1 END) FILTER (
            WHERE v.kind IN ('small blind', 'small blind or all-in')
        ) AS blind_button,
        MIN(v.seat) FILTER (WHERE v.kind = 'player' AND CONTAINS(v.rest, '(button)')) AS summary_button,
        MIN(v.pot + CASE WHEN v.kind = 'net total' THEN COALESCE(TEXT_SUM(v.rest), 0) ELSE 0 END) AS pot,
        MIN(CASE WHEN v.kind IN ('total', 'net total') THEN TEXT_SUM(v.rest) END) AS rake,
        MAX(v.amount) FILTER (WHERE v.kind = 'small blind') AS small_blind,
        MAX(v.amount) FILTER (WHERE v.kind = 'big blind') AS big_blind,
        CAST(SUM(v.amount) FILTER (WHERE v.kind = 'splash') AS DECIMAL(18, 4)) AS splash,
        BOOL_OR(v.kind = 'cancelled') AS cancelled,
        MIN(v.small) FILTER (WHERE v.kind = 'blinds') AS small,
        MIN(v.big) FILTER (WHERE v.kind = 'blinds') AS big,
        MIN(v.rest) FILTER (WHERE v.kind = 'tournament') AS tournament
    FROM text_values AS v
    LEFT JOIN text_listed AS l ON v.hand_no = l.hand_no AND v.player = l.player
    LEFT JOIN anonymous_hands AS n ON v.hand_no = n.hand_no
    WHERE
        v.kind IN (
            'button',
            'player',
            'total',
            'net total',
            'cancelled',
            'splash',
            'small blind',
            'small blind or all-in',
            'big blind',
            'blinds',
            'tournament'
        )
    GROUP BY v.hand_no
),

-- One row per hand that has the field 'stacks': the currency sign before the stacks
currencies AS (
    SELECT l.hand_no, MAX(l.currency) AS currency
    FROM text_listed AS l
    WHERE
        l.currency > '' AND l.hand_no IN (
            SELECT f.hand_no FROM text_fields AS f
            WHERE f.stacks IS NOT NULL
        )
    GROUP BY l.hand_no
),

-- One row per hand with a line of kind 'cap': the line_no and the player of the first such line
first_caps AS (
    SELECT v.hand_no, MIN(v.line_no) AS line_no, ARG_MIN(v.player, v.line_no) AS player
    FROM text_values AS v
    WHERE v.kind = 'cap'
    GROUP BY v.hand_no
),

-- One row per street line, and per bet of the player in first_caps, up to the line of that player's cap: the number of
-- the street. is_total is TRUE if the amount is the player's whole bet on the street
cap_bets AS (
    SELECT
        v.hand_no,
        v.line_no,
        v.amount,
        (v.kind IN ('bet', 'cap') AND NOT v.is_put) OR COALESCE(v.is_total, FALSE) AS is_total,
        GREATEST(COUNT(*) FILTER (WHERE v.kind = 'street') OVER before_it, 1) AS street
    FROM first_caps AS c
    INNER JOIN text_values AS v
        ON
            c.hand_no = v.hand_no AND c.line_no >= v.line_no
            AND (
                v.kind = 'street'
                OR (
                    c.player = v.player
                    AND v.kind IN ('small blind', 'big blind', 'straddle', 'post', 'call', 'bet', 'all-in', 'cap')
                )
            )
    WINDOW before_it AS (PARTITION BY v.hand_no ORDER BY v.line_no)
),

-- One row per line of cap_bets. If a street has lines with is_total, its rows begin at the last of these lines
cap_parts AS (
    SELECT b.* FROM cap_bets AS b
    WINDOW street AS (PARTITION BY b.hand_no, b.street)
    QUALIFY b.line_no >= COALESCE(MAX(CASE WHEN b.is_total THEN b.line_no END) OVER street, 0)
),

-- One row per hand with a line of kind 'cap': the money that the player in first_caps put in
caps AS (
    SELECT p.hand_no, CAST(SUM(p.amount) AS DECIMAL(18, 4)) AS cap
    FROM cap_parts AS p
    GROUP BY p.hand_no
),

-- One row per hand: the game and betting of the longest name in room_games that matches the field 'game'
games AS (
    SELECT f.hand_no, ARG_MAX(g.game, LENGTH(g.name)) AS game, ARG_MAX(g.betting, LENGTH(g.name)) AS betting
    FROM text_fields AS f
    INNER JOIN room_games AS g
        ON
            f.format = g.format
            AND CASE WHEN g.betting IS NULL THEN ENDS_WITH(LOWER(f.game), g.name) ELSE LOWER(f.game) = g.name END
    GROUP BY f.hand_no
)

SELECT
    f.hand_no,
    f.format,
    f.first_line,
    COALESCE(r.site, f.site) AS site,
    f.id AS site_hand_id,
    COALESCE(f.tournament, t.tournament) || COALESCE(' ' || f.match, '') AS tournament,
    TEXT_TIME(CONCAT_WS(' ', f.day, f.year, f.time)) AS played_at,
    f.zone AS time_zone,
    f.table AS table_name,
    COALESCE(
        TRY_CAST(f.button AS INTEGER),
        (
            SELECT MIN(d.seat) FROM text_listed AS d
            WHERE f.hand_no = d.hand_no AND f.button = d.player
        ),
        t.button_seat,
        t.summary_button,
        CASE WHEN f.button IS NOT NULL OR a.players > 0 THEN NULLIF(t.blind_button, 0) END
    ) AS button_seat,
    t.summary_button IS NULL OR COALESCE(f.button, CAST(t.button_seat AS VARCHAR)) IS NOT NULL AS tells_button,
    g.game,
    CASE
        WHEN
            f.betting IS NULL AND t.big_blind = TEXT_AMOUNT(f.small) AND t.big_blind < TEXT_AMOUNT(f.big)
            AND COALESCE(2 * t.small_blind = t.big_blind, TRUE)
            THEN 'fixed limit'
        ELSE COALESCE(g.betting, b.betting)
    END AS betting,
    COALESCE(TEXT_AMOUNT(f.small), t.small) AS stake_1,
    COALESCE(TEXT_AMOUNT(f.big), t.big) AS stake_2,
    COALESCE(TEXT_AMOUNT(f.cap), c.cap) AS cap,
    CASE WHEN COALESCE(f.tournament, t.tournament) IS NULL THEN COALESCE(f.currency, s.currency) END AS currency,
    t.pot,
    t.rake,
    t.splash,
    CASE
        WHEN
            (f.small IS NOT NULL AND TEXT_AMOUNT(f.small) IS NULL) OR (f.big IS NOT NULL AND TEXT_AMOUNT(f.big) IS NULL)
            THEN CONCAT_WS('/', f.small, f.big)
    END AS bad_stakes,
    f.tournament_name,
    CASE WHEN f.buy_in IS NULL AND f.free IS NOT NULL THEN 0 ELSE TEXT_AMOUNT(f.buy_in) END
    + CASE WHEN f.bounty_part IS NULL THEN 0 ELSE TEXT_AMOUNT(f.bounty_part) END AS buy_in,
    CASE WHEN f.buy_in IS NULL AND f.free IS NOT NULL THEN 0 ELSE TEXT_AMOUNT(f.fee) END AS fee,
    TEXT_AMOUNT(f.bounty_part) AS bounty,
    f.buy_in_currency,
    LOWER(f.speed) AS speed,
    f.has_summary,
    f.date IS NOT NULL AS tells_time,
    COALESCE(t.cancelled, FALSE) AS cancelled
FROM text_fields AS f
LEFT JOIN rooms AS r ON f.site = r.header
LEFT JOIN totals AS t ON f.hand_no = t.hand_no
LEFT JOIN anonymous_hands AS a ON f.hand_no = a.hand_no
LEFT JOIN currencies AS s ON f.hand_no = s.hand_no
LEFT JOIN caps AS c ON f.hand_no = c.hand_no
LEFT JOIN games AS g ON f.hand_no = g.hand_no
LEFT JOIN betting_words AS b ON LOWER(f.betting) = b.words;
