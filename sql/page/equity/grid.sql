-- The grid of starting hands: pairs on the diagonal, suited hands above the diagonal, offsuit hands below
-- Grain: one row per starting hand
-- Reads: hole_cards, ranks
-- Engine: duckdb

SELECT
    h.starting_hand,
    (SELECT MAX(r.rank) FROM ranks AS r) - CASE WHEN h.suited = 1 THEN h.high_rank ELSE h.low_rank END AS grid_row,
    (SELECT MAX(r.rank) FROM ranks AS r) - CASE WHEN h.suited = 1 THEN h.low_rank ELSE h.high_rank END AS grid_column,
    COUNT(*) AS combinations
FROM hole_cards AS h
GROUP BY h.starting_hand, h.high_rank, h.low_rank, h.suited
ORDER BY grid_row, grid_column;
