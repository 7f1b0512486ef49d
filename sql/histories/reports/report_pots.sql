-- A macro that reports the biggest pots
-- Reads: histories.hands, histories.seats
-- Engine: duckdb

-- One row per hand with one of the biggest pots in big blinds, the biggest first; 20 rows, unless the parameter most
-- has another number
CREATE OR REPLACE MACRO histories.report_pots(
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    most := 20,
    of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per hand whose pot is one of the biggest
biggest AS (
    SELECT h.*, h.pot / NULLIF(h.big_blind, 0) AS pot_bb
    FROM histories.hands AS h
    WHERE
        h.hand_id IN (
            SELECT p.hand_id
            FROM histories.chosen_plays(
                player_name, whole_hands, room_name, of_tournaments, both_kinds := TRUE, plays_table := plays_table
            ) AS p
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
