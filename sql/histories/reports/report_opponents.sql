-- A macro that reports the winnings of each player from each opponent
-- Reads: histories.plays
-- Engine: duckdb

-- The net of each winner is divided among the losers of the hand in proportion to their losses. So the sums of a pair
-- of players contain no rake. Anonymous players are in no pair. The chosen plays are those of the player; the opponents
-- are all other players of these hands.

-- One row per player and opponent, if one of them won from the other
CREATE OR REPLACE MACRO histories.report_opponents(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per hand: the sum of the losses
losses AS (
    SELECT p.hand_id, -SUM(p.net) AS lost
    FROM histories.plays AS p
    WHERE p.net < 0
    GROUP BY p.hand_id
),

-- One row per hand and opponent who won or lost money: a loser's loss, or a winner's net, divided by the sum of the
-- losses
shares AS (
    SELECT p.hand_id, p.player, SIGN(p.net) AS side, ABS(CAST(p.net AS DOUBLE)) / CAST(l.lost AS DOUBLE) AS share
    FROM histories.plays AS p
    INNER JOIN losses AS l ON p.hand_id = l.hand_id
    WHERE p.net <> 0 AND NOT p.anonymous
)

SELECT
    p.player,
    s.player AS opponent,
    COUNT(*) AS hands,
    ROUND(SUM(CAST(p.net AS DOUBLE) * s.share), 2) AS won,
    ROUND(SUM(p.net_bb * s.share), 1) AS won_bb
FROM histories.chosen_plays(
    player_name, whole_hands, room_name, of_tournaments, by_player := TRUE, plays_table := plays_table
) AS p
INNER JOIN shares AS s ON p.hand_id = s.hand_id AND SIGN(p.net) = -s.side
GROUP BY p.player, s.player
ORDER BY won DESC, p.player, opponent;
