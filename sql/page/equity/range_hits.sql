-- What each range hits on the board so far: made hands, pairs and draws
-- Grain: one row per player, family and kind; starting_hands lists the starting hands that have the kind
-- Reads: range_kinds
-- Engine: duckdb

SELECT k.player_id, k.family, k.kind, k.combinations, k.share, k.starting_hands
FROM range_kinds AS k
ORDER BY k.place, k.player_id;
