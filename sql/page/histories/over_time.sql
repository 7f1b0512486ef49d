-- The results of a player over time
-- Grain: one row per day, week or month with hands, and before them a row for the hands without a time
-- Reads: shown_plays
-- Engine: duckdb

WITH
-- One row: the player $player, or the player with most hands if $player is NULL, and the period of the rows
players AS (
    SELECT
        p.player,
        CASE
            WHEN MAX(p.played_at) - MIN(p.played_at) > INTERVAL 2 YEARS THEN 'month'
            WHEN MAX(p.played_at) - MIN(p.played_at) > INTERVAL 2 MONTHS THEN 'week'
            ELSE 'day'
        END AS period_name
    FROM shown_plays AS p
    WHERE ($player IS NULL OR p.player = $player) AND NOT p.anonymous
    GROUP BY p.player
    ORDER BY COUNT(*) DESC, p.player
    LIMIT 1
)

SELECT
    r.player,
    p.period_name,
    CAST(r.first_day AS VARCHAR) AS first_day,
    r.hands,
    r.net,
    r.bb_per_100,
    r.standard_error,
    r.total_net
FROM histories.report_over_time(
    (SELECT q.period_name FROM players AS q),
    player_name := (SELECT q.player FROM players AS q),
    plays_table := 'shown_plays'
) AS r
INNER JOIN players AS p ON r.player = p.player
ORDER BY r.first_day NULLS FIRST;
