-- The equities of the players at the beginning of each street, and after its last fold
-- Grain: one row per such step and player
-- Engine: duckdb

SELECT e.step, e.seat, e.equity, e.method, e.standard_error
FROM histories.hand_street_equities((SELECT MIN(h.hand_id) FROM histories.hands_numbered($hand) AS h)) AS e
ORDER BY e.step, e.seat;
