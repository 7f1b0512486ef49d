-- From the best hand of each range down: the share of the range that has at least an equity
-- Grain: one row per player and equity
-- Reads: hand_equities
-- Engine: duckdb

SELECT DISTINCT
    h.player_id,
    h.equity,
    SUM(h.weight * (h.wins + h.ties + h.losses)) OVER (PARTITION BY h.player_id ORDER BY h.equity DESC)
    / SUM(h.weight * (h.wins + h.ties + h.losses)) OVER (PARTITION BY h.player_id) AS share
FROM hand_equities AS h
ORDER BY h.player_id ASC, h.equity DESC;
