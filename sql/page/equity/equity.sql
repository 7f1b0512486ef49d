-- The equity of each hand or range
-- Grain: one row per player
-- Reads: equity
-- Engine: duckdb

SELECT
    e.player_id,
    e.player,
    e.hands,
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
FROM equity AS e
WHERE e.method = $method
ORDER BY e.player_id;
