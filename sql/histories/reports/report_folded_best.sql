-- A macro that reports how often each player had the best hand and folded it
-- Reads: histories.seats
-- Engine: duckdb

-- A hand counts if its board is complete and the cards of at least two players are known. The best hand is the best of
-- these known hands.

-- One row per player who had the best hand at least once
CREATE OR REPLACE MACRO histories.report_folded_best(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per hand with a hand_rank of at least two players: the best hand_rank
bests AS (
    SELECT s.hand_id, MIN(s.hand_rank) AS hand_rank
    FROM histories.seats AS s
    WHERE s.hand_rank IS NOT NULL
    GROUP BY s.hand_id
    HAVING COUNT(*) > 1
)

SELECT
    s.player,
    COUNT(*) AS best_hands,
    COUNT(*) FILTER (WHERE s.folded) AS folded,
    ROUND(100.0 * COUNT(*) FILTER (WHERE s.folded) / COUNT(*), 1) AS percent
FROM histories.seats AS s
INNER JOIN bests AS b ON s.hand_id = b.hand_id AND s.hand_rank = b.hand_rank
INNER JOIN histories.chosen_plays(
    player_name,
    whole_hands,
    room_name,
    of_tournaments,
    by_player := TRUE,
    both_kinds := TRUE,
    plays_table := plays_table
) AS p ON s.hand_id = p.hand_id AND s.seat = p.seat
GROUP BY s.player
ORDER BY best_hands DESC, s.player;
