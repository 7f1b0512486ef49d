-- The equity of each starting hand of the second player against the first player's hand or range
-- Grain: one row per starting hand
-- Reads: hand_equities
-- Engine: duckdb

SELECT
    h.starting_hand,
    COUNT(*) AS hands,
    SUM(h.weight * (h.wins + h.ties / 2)) / SUM(h.weight * (h.wins + h.ties + h.losses)) AS equity
FROM hand_equities AS h
WHERE h.player_id = 2
GROUP BY h.starting_hand
ORDER BY equity DESC, h.starting_hand ASC;
