-- The class of each hand of five to seven cards by its key, in one look-up
-- Grain: one row per key of hand_keys, and one row with the key 0 and no class
-- Columns:
--   hand_key: as in hand_keys; 0 for all hands that can't be ranked
--   hand_rank: 1 is the best; see hand_classes
--   category: the name of these points
--   class_key: the key of the class, the sum of five rank codes, negative if the hand is suited
-- Reads: hand_classes, hand_keys
-- Engine: postgresql

-- Because of the row with the key 0, each hand has exactly one row here. So ranked() is an inner join, for which
-- PostgreSQL can use a hash table; for a LEFT JOIN it would look up each hand separately.

CREATE TABLE hand_lookup AS
SELECT k.hand_key, k.hand_rank, c.hand_points, c.category, c.description, c.hand_key AS class_key
FROM hand_keys AS k
INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
UNION ALL
SELECT 0 AS hand_key, NULL AS hand_rank, NULL AS hand_points, NULL AS category, NULL AS description, NULL AS class_key;

ALTER TABLE hand_lookup ADD PRIMARY KEY (hand_key);
