-- A macro that reports how often each player had the best hand and folded it
-- Reads: histories.hands, histories.seats
-- Engine: duckdb

-- A hand counts if its board is complete and the cards of at least two players are known. The best hand is the best of
-- these known hands.

-- One row per player who had the best hand at least once
CREATE OR REPLACE MACRO histories.report_folded_best(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL
) AS TABLE
WITH
-- One row per hand with a hand_rank of at least two players: the best hand_rank
bests AS (
    SELECT s.hand_id, MIN(s.hand_rank) AS hand_rank
    FROM histories.seats AS s
    INNER JOIN histories.hands AS h ON s.hand_id = h.hand_id
    WHERE
        s.hand_rank IS NOT NULL
        AND (h.whole OR NOT whole_hands)
        AND (room_name IS NULL OR h.room = room_name)
        AND (of_tournaments IS NULL OR of_tournaments = (h.tournament IS NOT NULL))
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
WHERE (player_name IS NULL OR s.player = player_name) AND NOT s.anonymous
GROUP BY s.player
ORDER BY best_hands DESC, s.player;
