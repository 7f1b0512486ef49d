-- A macro that reports the winnings of each player from each opponent
-- Engine: duckdb

-- The net of each winner is divided among the losers of the hand in proportion to their losses. So the sums of a pair
-- of players contain no rake. Anonymous players are in no pair.

-- One row per player and opponent, if one of them won from the other
CREATE OR REPLACE MACRO histories.report_opponents(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL
) AS TABLE
WITH
-- One row per hand: the sum of the losses, the list of the losers and the list of the winners
hands AS (
    SELECT
        p.hand_id,
        -SUM(p.net) FILTER (WHERE p.net < 0) AS lost,
        LIST({'player': p.player, 'named': NOT p.anonymous, 'net': p.net, 'net_bb': p.net_bb})
        FILTER (WHERE p.net < 0) AS losers,
        LIST({'player': p.player, 'named': NOT p.anonymous, 'net': p.net, 'net_bb': p.net_bb})
        FILTER (WHERE p.net > 0) AS winners
    FROM histories.chosen_plays(NULL, whole_hands, room_name, of_tournaments) AS p
    WHERE p.net <> 0
    GROUP BY p.hand_id
),

-- One row per hand and winner
won AS (
    SELECT h.lost, h.losers, UNNEST(h.winners) AS winner
    FROM hands AS h
),

-- One row per hand, winner and loser
flows AS (
    SELECT w.winner, w.lost, UNNEST(w.losers) AS loser
    FROM won AS w
),

-- One row per winner and loser: the number of hands, and the money that the winner won from the loser
pairs AS (
    SELECT
        f.winner.player AS winner,
        f.loser.player AS loser,
        COUNT(*) AS hands,
        SUM(CAST(f.winner.net AS DOUBLE) * -CAST(f.loser.net AS DOUBLE) / CAST(f.lost AS DOUBLE)) AS won,
        SUM(f.winner.net_bb * -CAST(f.loser.net AS DOUBLE) / CAST(f.lost AS DOUBLE)) AS won_bb
    FROM flows AS f
    WHERE f.winner.named AND f.loser.named
    GROUP BY f.winner.player, f.loser.player
),

-- One row per player of each row of pairs: the winner's row, and the loser's row with the money as a loss
sides AS (
    SELECT p.winner AS player, p.loser AS opponent, p.hands, p.won, p.won_bb FROM pairs AS p
    UNION ALL
    SELECT p.loser AS player, p.winner AS opponent, p.hands, -p.won AS won, -p.won_bb AS won_bb FROM pairs AS p
)

SELECT
    s.player,
    s.opponent,
    CAST(SUM(s.hands) AS BIGINT) AS hands,
    ROUND(SUM(s.won), 2) AS won,
    ROUND(SUM(s.won_bb), 1) AS won_bb
FROM sides AS s
WHERE player_name IS NULL OR s.player = player_name
GROUP BY s.player, s.opponent
ORDER BY won DESC, s.player, s.opponent;
