-- A macro that reports the sessions of each player
-- Engine: duckdb

-- A session ends if the player plays no hand for more than 30 minutes. Hands without a time are left out.

-- One row per player and session
CREATE OR REPLACE MACRO histories.report_sessions(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per player and hand with a time: whether a session begins with the hand
starts AS (
    SELECT
        p.player,
        p.played_at,
        p.net,
        p.net_bb,
        CASE
            WHEN
                p.played_at - LAG(p.played_at) OVER (PARTITION BY p.player ORDER BY p.played_at)
                <= INTERVAL 30 MINUTES
                THEN 0
            ELSE 1
        END AS begins
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, by_player := TRUE, plays_table := plays_table
    ) AS p
    WHERE p.played_at IS NOT NULL
),

-- One row per player and hand with a time: the number of the session
numbered AS (
    SELECT
        s.*,
        SUM(s.begins) OVER (PARTITION BY s.player ORDER BY s.played_at ROWS UNBOUNDED PRECEDING) AS session_no
    FROM starts AS s
)

SELECT
    n.player,
    CAST(n.session_no AS BIGINT) AS session_no,
    MIN(n.played_at) AS began,
    MAX(n.played_at) AS ended,
    CAST(DATE_DIFF('minute', MIN(n.played_at), MAX(n.played_at)) AS BIGINT) AS minutes,
    COUNT(*) AS hands,
    SUM(n.net) AS net,
    ROUND(SUM(n.net_bb), 1) AS net_bb
FROM numbered AS n
GROUP BY n.player, n.session_no
ORDER BY began, n.player;
