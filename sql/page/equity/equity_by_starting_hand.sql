-- The equity of each starting hand of two players against the other player's hand or range
-- Grain: one row per player and starting hand
-- Reads: hand_equities
-- Engine: duckdb

SELECT
    h.player_id,
    h.starting_hand,
    COUNT(*) AS hands,
    SUM(h.weight * (h.wins + h.ties / 2)) / SUM(h.weight * (h.wins + h.ties + h.losses)) AS equity
FROM hand_equities AS h
GROUP BY h.player_id, h.starting_hand
ORDER BY h.player_id ASC, equity DESC, h.starting_hand ASC;
