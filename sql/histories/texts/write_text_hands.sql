-- Writes to written_hands the hands in text formats that can be replayed
-- Grain: one new row of written_hands per hand
-- Reads: pokersql.games, text_events, text_headers, text_seats, text_values, written_errors, written_hands
-- Engine: duckdb
-- Access: internal

-- If the file has no stakes, the big blind is the posted amount. But if the post is all-in, and the first bet or call
-- is a call of more than the post, the big blind is the amount of the call.

INSERT INTO written_hands BY NAME
WITH
-- One row per hand: the number of its antes, and the highest post of each kind (small blind, big blind, ante,
-- bring-in). has_small is TRUE if a player posts the small blind, or if a line of kind 'blinds' stands for the posts.
posts AS (
    SELECT
        e.hand_no,
        MAX(CASE WHEN e.event = 'small blind' THEN e.amount END) AS small_blind,
        GREATEST(
            MAX(CASE WHEN e.event IN ('big blind', 'button blind') THEN e.amount END),
            CASE
                WHEN
                    BOOL_OR(e.event = 'big blind' AND e.says_all_in)
                    AND ARG_MIN(e.event, e.line_no) FILTER (WHERE e.event IN ('bet', 'all-in', 'call')) = 'call'
                    THEN ARG_MIN(e.amount, e.line_no) FILTER (WHERE e.event = 'call')
            END
        ) AS big_blind,
        MAX(CASE WHEN e.event = 'ante' THEN e.amount END) AS ante,
        MAX(CASE WHEN e.event = 'bring-in' THEN e.amount END) AS bring_in,
        COUNT(*) FILTER (WHERE e.event = 'ante') AS antes,
        BOOL_OR(e.event IN ('small blind', 'button blind'))
        OR (BOOL_OR(e.event = 'blinds') AND NOT BOOL_OR(e.event IN ('no small blind', 'big blind'))) AS has_small
    FROM text_events AS e
    GROUP BY e.hand_no
)

SELECT
    h.hand_no,
    h.site || ' ' || h.site_hand_id AS hand_key,
    h.site,
    h.site_hand_id,
    h.tournament,
    h.played_at,
    h.time_zone,
    h.table_name,
    h.game,
    h.betting,
    CASE
        WHEN g.board_cards + g.draws = 0 THEN 0
        WHEN h.betting = 'fixed limit' THEN COALESCE(p.small_blind, h.stake_1 / 2, 0)
        ELSE COALESCE(h.stake_1, p.small_blind, 0)
    END AS small_blind,
    CASE
        WHEN g.board_cards + g.draws = 0 THEN 0
        WHEN h.betting = 'fixed limit' AND p.small_blind = h.stake_1 AND p.big_blind = h.stake_2 THEN h.stake_2
        WHEN h.betting = 'fixed limit' THEN COALESCE(h.stake_1, p.big_blind, 0)
        ELSE COALESCE(h.stake_2, p.big_blind, 0)
    END AS big_blind,
    COALESCE(p.ante, 0) AS ante,
    COALESCE(p.bring_in, 0) AS bring_in,
    h.currency,
    s.players,
    h.button_seat,
    CASE WHEN p.has_small OR p.big_blind IS NULL OR s.players = 2 THEN 0 ELSE 1 END AS places_missing,
    p.antes = s.players AS antes_count,
    h.hand_no IN (
        SELECT v.hand_no FROM text_values AS v
        WHERE v.kind = 'showdown'
    ) AS tells_showdown,
    h.cap,
    h.pot,
    h.rake,
    h.splash,
    h.tournament_name,
    h.buy_in,
    h.fee,
    h.bounty,
    h.buy_in_currency,
    h.speed
FROM text_headers AS h
INNER JOIN pokersql.games AS g ON h.game = g.game
INNER JOIN posts AS p ON h.hand_no = p.hand_no
INNER JOIN text_seats AS s ON h.hand_no = s.hand_no AND s.place = 1
WHERE h.hand_no NOT IN (
    SELECT e.hand_no FROM written_errors AS e
    WHERE e.left_out
);
