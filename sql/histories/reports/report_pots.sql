-- A macro that reports the biggest pots
-- Reads: histories.hands, histories.seats
-- Engine: duckdb

-- One row per hand with one of the biggest pots in big blinds, the biggest first; 20 rows, unless the parameter most
-- has another number
CREATE OR REPLACE MACRO histories.report_pots(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, most := 20, of_tournaments := NULL
) AS TABLE
WITH
-- One row per hand whose pot is one of the biggest
biggest AS (
    SELECT h.*, h.pot / NULLIF(h.big_blind, 0) AS pot_bb
    FROM histories.hands AS h
    WHERE
        (h.whole OR NOT whole_hands)
        AND (room_name IS NULL OR h.room = room_name)
        AND (of_tournaments IS NULL OR of_tournaments = (h.tournament IS NOT NULL))
        AND (
            player_name IS NULL
            OR h.hand_id IN (
                SELECT s.hand_id FROM histories.seats AS s
                WHERE s.player = player_name AND NOT s.anonymous
            )
        )
    ORDER BY pot_bb DESC NULLS LAST, h.pot DESC, h.hand_id
    LIMIT most
)

SELECT
    b.hand_id,
    b.site_hand_id,
    b.played_at,
    b.game,
    b.pot,
    ROUND(b.pot_bb, 1) AS pot_bb,
    b.rake,
    b.board,
    STRING_AGG(s.player || COALESCE(' ' || s.hole, ''), ', ' ORDER BY s.won DESC, s.seat)
    FILTER (WHERE s.won > 0) AS winners,
    STRING_AGG(s.player || COALESCE(' ' || s.hole, ''), ', ' ORDER BY s.seat)
    FILTER (WHERE NOT s.folded AND NOT COALESCE(s.won, 0) > 0) AS losers
FROM biggest AS b
INNER JOIN histories.seats AS s ON b.hand_id = s.hand_id
GROUP BY ALL
ORDER BY pot_bb DESC NULLS LAST, b.pot DESC, b.hand_id;
