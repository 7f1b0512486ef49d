-- The numbers of classes and keys of hands in each category
-- Grain: one row per category
-- Reads: hand_classes, hand_keys

SELECT
    c.hand_points,
    c.category,
    COUNT(DISTINCT c.hand_rank) AS classes,
    COUNT(*) AS hand_keys,
    SUM(k.hand_key) AS key_sum,
    MIN(k.hand_rank) AS best_rank,
    MAX(k.hand_rank) AS worst_rank
FROM hand_classes AS c
INNER JOIN hand_keys AS k ON c.hand_rank = k.hand_rank
GROUP BY c.hand_points, c.category;
