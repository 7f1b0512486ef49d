-- A macro that reports the hands of a player in one tournament, with the player's stack
-- Reads: histories.hands, histories.plays, histories.seats
-- Engine: duckdb

-- Without player_name, the player is the files' owner, see seats.

-- One row per hand of the player, in the order of play: stack is the stack before the hand, stack_after the stack after
-- it
CREATE OR REPLACE MACRO histories.report_tournament(number, player_name := NULL, room_name := NULL) AS TABLE
WITH
-- One row per hand of the tournament and player
plays AS (
    SELECT h.*, s.player, s.seat, s.position, s.stack, s.hole, s.is_owner, s.net, p.m
    FROM histories.hands AS h
    INNER JOIN histories.seats AS s ON h.hand_id = s.hand_id
    INNER JOIN histories.plays AS p ON s.hand_id = p.hand_id AND s.seat = p.seat
    WHERE h.tournament = number AND (room_name IS NULL OR h.room = room_name) AND NOT s.anonymous
),

-- One row: the player to report
reported_players AS (
    SELECT q.player
    FROM plays AS q
    WHERE player_name IS NULL OR q.player = player_name
    GROUP BY q.player
    ORDER BY COUNT(*) FILTER (WHERE q.is_owner) DESC, COUNT(*) DESC, q.player
    LIMIT 1
)

SELECT
    ROW_NUMBER() OVER (ORDER BY p.played_at NULLS FIRST, p.source_id, p.line) AS hand_no,
    p.hand_id,
    p.site_hand_id,
    p.played_at,
    p.small_blind,
    p.big_blind,
    p.ante,
    p.players,
    p.player,
    p.position,
    p.hole,
    p.stack,
    ROUND(p.stack / NULLIF(p.big_blind, 0), 1) AS stack_bb,
    ROUND(p.m, 1) AS m,
    p.net,
    p.stack + p.net AS stack_after
FROM plays AS p
INNER JOIN reported_players AS o ON p.player = o.player
ORDER BY hand_no;
