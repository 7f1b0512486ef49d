-- The equities of the players at the beginning of each street
-- Grain: one row per street and player; step is the step at which the street begins
-- Engine: duckdb

SELECT e.step, e.seat, e.equity, e.method, e.standard_error
FROM histories.hand_street_equities((SELECT MIN(h.hand_id) FROM histories.hands_numbered($hand) AS h)) AS e
ORDER BY e.step, e.seat;
