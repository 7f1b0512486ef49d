-- Each player's range in words as short as its runs make it, and its size
-- Grain: one row per player
-- Reads: hole_cards, range_hands, range_texts
-- Source: pokersql
-- Engine: duckdb

WITH
-- One row per player: the combinations of the range, by their weights
range_sizes AS (
    SELECT r.player_id, SUM(r.weight) / 10000 AS combinations
    FROM range_hands AS r
    GROUP BY r.player_id
)

SELECT t.player_id, t.range_text, s.combinations, s.combinations / (SELECT COUNT(*) FROM hole_cards) AS part
FROM range_texts AS t
INNER JOIN range_sizes AS s ON t.player_id = s.player_id
ORDER BY t.player_id;
