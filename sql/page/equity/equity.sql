-- The equity of each hand or range
-- Grain: one row per player; is_final is FALSE if a simulation has drawn fewer than 100,000 showdowns
-- Reads: equity, simulation
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
    e.standard_error,
    e.method <> 'sim' OR s.first_sample > 100000 AS is_final
FROM equity AS e
CROSS JOIN simulation AS s
WHERE e.method = $method
ORDER BY e.player_id;
