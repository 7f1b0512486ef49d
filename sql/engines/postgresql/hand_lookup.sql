-- The class of each hand of five to seven cards, found by its key in one look-up
-- Grain: one row per key of hand_keys, and one row with the key 0 and no class
-- Columns:
--   hand_key: a value of hand_keys.hand_key; 0 for all hands that can't be ranked
--   hand_rank: 1 for the best class; see hand_classes
--   category: the category's name
--   class_key: the key of the class: the sum of five rank codes, or minus this sum if the five cards share a suit
-- Reads: hand_classes, hand_keys
-- Engine: postgresql

-- Because of the row with the key 0, each hand has exactly one row here. So ranked() can use an inner join, for which
-- PostgreSQL hashes the table. For a LEFT JOIN, PostgreSQL would look up each hand separately.

CREATE TABLE hand_lookup AS
SELECT k.hand_key, k.hand_rank, c.hand_points, c.category, c.description, c.hand_key AS class_key
FROM hand_keys AS k
INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
UNION ALL
SELECT 0 AS hand_key, NULL AS hand_rank, NULL AS hand_points, NULL AS category, NULL AS description, NULL AS class_key;

ALTER TABLE hand_lookup ADD PRIMARY KEY (hand_key);
