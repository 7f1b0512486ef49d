-- Four hands of five cards, dealt from a shuffled deck and ranked
-- Grain: one row per player, the best first
-- Engine: duckdb

-- noqa: disable=capitalisation.functions
SELECT d.player_ranking, d.player, d.hand, d.description
FROM deal(4, seed := 1) AS d
ORDER BY d.player_ranking, d.player;
