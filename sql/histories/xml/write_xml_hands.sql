-- Writes to written_hands the hands in XML formats that can be replayed
-- Grain: one new row of written_hands per hand
-- Reads: pokersql.games, written_errors, written_hands, xml_events, xml_hands, xml_places
-- Engine: duckdb
-- Access: internal

-- If a hand has no stakes, as in tournaments, the posts give its blinds. If a player has too few chips for one blind,
-- the other blind gives its amount: the big blind is twice the small blind.

INSERT INTO written_hands BY NAME
WITH
-- One row per hand: the first big blind, and the highest small blind, ante and bring-in. antes and small_blinds count
-- the posts
posts AS (
    SELECT
        h.hand_no,
        MAX(CASE WHEN e.event = 'small blind' THEN e.amount END) AS small_blind,
        ARG_MIN(e.amount, e.event_no) FILTER (WHERE e.event = 'big blind') AS big_blind,
        MAX(CASE WHEN e.event = 'ante' THEN e.amount END) AS ante,
        MAX(CASE WHEN e.event = 'bring-in' THEN e.amount END) AS bring_in,
        COUNT(*) FILTER (WHERE e.event = 'ante') AS antes,
        COUNT(*) FILTER (WHERE e.event = 'small blind') AS small_blinds
    FROM xml_hands AS h
    LEFT JOIN xml_events AS e ON h.hand_no = e.hand_no
    GROUP BY h.hand_no
)

SELECT
    h.hand_no,
    h.site || ' ' || h.site_hand_id AS hand_key,
    h.site,
    h.site_hand_id,
    h.tournament,
    h.tournament_name,
    CASE
        WHEN LEN(STRING_SPLIT(h.buy_in, '+')) > 2 THEN JOINED_AMOUNTS(h.buy_in)
        ELSE XML_AMOUNT(SPLIT_PART(h.buy_in, '+', 1))
    END AS buy_in,
    CASE WHEN LEN(STRING_SPLIT(h.buy_in, '+')) = 2 THEN XML_AMOUNT(SPLIT_PART(h.buy_in, '+', 2)) END AS fee,
    NULLIF(REGEXP_EXTRACT(h.buy_in, '^(\D+?)\s*\d', 1), '') AS buy_in_currency,
    XML_TIME(h.time) AS played_at,
    h.time_zone,
    h.table_name,
    h.game,
    h.betting,
    CASE
        WHEN g.board_cards + g.draws = 0 THEN 0
        WHEN h.betting = 'fixed limit' THEN COALESCE(p.small_blind, h.stake_1 / 2, 0)
        ELSE COALESCE(h.stake_1, GREATEST(p.small_blind, p.big_blind / 2), 0)
    END AS small_blind,
    CASE
        WHEN g.board_cards + g.draws = 0 THEN 0
        WHEN h.betting = 'fixed limit' THEN COALESCE(h.stake_1, GREATEST(p.big_blind, 2 * p.small_blind), 0)
        ELSE COALESCE(h.stake_2, GREATEST(p.big_blind, 2 * p.small_blind), 0)
    END AS big_blind,
    COALESCE(p.ante, 0) AS ante,
    COALESCE(p.bring_in, 0) AS bring_in,
    CASE WHEN h.tournament IS NULL THEN h.currency END AS currency,
    s.players,
    CASE WHEN g.board_cards + g.draws > 0 THEN h.button_seat END AS button_seat,
    CASE WHEN g.board_cards + g.draws > 0 AND p.small_blinds = 0 AND s.players > 2 THEN 1 ELSE 0 END AS places_missing,
    p.antes = s.players AS antes_count,
    h.with_returned
FROM xml_hands AS h
INNER JOIN pokersql.games AS g ON h.game = g.game
INNER JOIN posts AS p ON h.hand_no = p.hand_no
INNER JOIN xml_places AS s ON h.hand_no = s.hand_no AND s.place = 1
WHERE h.hand_no NOT IN (
    SELECT e.hand_no FROM written_errors AS e
    WHERE e.left_out
);
