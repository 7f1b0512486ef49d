-- What each hand is worth in a game without ranges
-- Grain: one row per player
-- Reads: game_equity
-- Source: pokersql
-- Engine: duckdb

SELECT
    e.player_id,
    e.player,
    e.equity,
    e.wins,
    e.ties,
    e.losses,
    e.highs,
    e.lows,
    e.quarters,
    e.method,
    e.runouts,
    e.standard_error
FROM game_equity AS e
WHERE e.method = $method
ORDER BY e.player_id;
